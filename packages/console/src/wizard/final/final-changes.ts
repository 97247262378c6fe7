import { graphql } from "../../graph/generated/gql.ts";

/** Sets the article's flags to what it holds. */
export const finishArticle = graphql(`
  mutation FinishArticle($id: Int!, $flags: ArticlePatchInput!) {
    updateArticle(id: $id, input: $flags) {
      ...WrittenArticle
      hasProducts
      hasSections
      hasGeneratedDescriptions
    }
  }
`);

/** Has a banner rendered; the article stays as it is. */
export const renderBanner = graphql(`
  mutation RenderBanner($id: Int!) {
    generateBanner(id: $id) {
      contentType
      base64
      size
    }
  }
`);
