import { graphql } from "../../graph/generated/gql.ts";

/** Has the products of one idea described. */
export const describeIdea = graphql(`
  mutation DescribeIdea($ideaId: Int!) {
    generateProductDescriptions(input: { ideaId: $ideaId }) {
      member {
        ...DescribedProduct
      }
    }
  }
`);

/** Has the article's missing descriptions written; with `all` set to 1, every one. */
export const describeArticle = graphql(`
  mutation DescribeArticle($id: Int!, $all: Int) {
    generateDescriptions(id: $id, all: $all) {
      member {
        ...DescribedProduct
      }
    }
  }
`);

/** Has the article's descriptions tightened. */
export const curateDescriptions = graphql(`
  mutation CurateDescriptions($id: Int!) {
    curateDescriptions(id: $id) {
      member {
        ...DescribedProduct
      }
    }
  }
`);

/** One product's description as the server has it now. */
export const readDescription = graphql(`
  query ReadDescription($id: Int!) {
    ideaProduct(id: $id) {
      id
      description
      updatedAt
    }
  }
`);

/** Saves the description of one product. */
export const saveDescription = graphql(`
  mutation SaveDescription($id: Int!, $description: String) {
    updateProduct(id: $id, input: { description: $description }) {
      ...DescribedProduct
    }
  }
`);

/** Sets the flag that the article's descriptions are there. */
export const flagDescriptions = graphql(`
  mutation FlagDescriptions($id: Int!, $hasGeneratedDescriptions: Boolean!) {
    updateArticle(id: $id, input: { hasGeneratedDescriptions: $hasGeneratedDescriptions }) {
      id
      hasGeneratedDescriptions
    }
  }
`);
