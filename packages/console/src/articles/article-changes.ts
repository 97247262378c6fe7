import { graphql } from "../graph/generated/gql.ts";

/** Creates an article without anything in it. */
export const createArticle = graphql(`
  mutation CreateArticle($siteId: Int!) {
    createArticle(input: { siteId: $siteId }) {
      id
    }
  }
`);

/** Changes an article's title and flags. */
export const updateArticle = graphql(`
  mutation UpdateArticle($id: Int!, $input: ArticlePatchInput!) {
    updateArticle(id: $id, input: $input) {
      id
    }
  }
`);

/** Deletes an article and everything that was made for it. */
export const deleteArticle = graphql(`
  mutation DeleteArticle($id: Int!) {
    deleteArticle(id: $id)
  }
`);
