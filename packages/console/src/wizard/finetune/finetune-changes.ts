import { graphql } from "../../graph/generated/gql.ts";

/** Has the article's texts written; with `full` every earlier step that is missing comes first. */
export const writeArticleTexts = graphql(`
  mutation WriteArticleTexts($id: Int!, $full: Boolean) {
    generateArticle(id: $id, full: $full) {
      ...FineTuneArticle
    }
  }
`);

/** The article's texts as the server has them now. */
export const readArticleTexts = graphql(`
  query ReadArticleTexts($id: Int!) {
    article(id: $id) {
      ...WrittenArticle
    }
  }
`);

/** Stores the article's texts as they were edited. */
export const saveArticleTexts = graphql(`
  mutation SaveArticleTexts($id: Int!, $content: ArticleContentSaveInput!) {
    saveArticle(id: $id, input: { content: $content }) {
      ...WrittenArticle
    }
  }
`);

/** Sets the article's image: an absent one is rendered, null clears it. */
export const setArticleImage = graphql(`
  mutation SetArticleImage($id: Int!, $input: ArticleImagePatchInput!) {
    generateArticleImage(id: $id, input: $input) {
      ...WrittenArticle
    }
  }
`);
