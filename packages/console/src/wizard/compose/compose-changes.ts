import { graphql } from "../../graph/generated/gql.ts";

/** Everything that step 1 changes. Replies carry what the screen shows, so that nothing is asked twice. */
export const createPrompt = graphql(`
  mutation CreatePrompt($input: PromptCreateInput!) {
    createPrompt(input: $input) {
      ...ComposePrompt
    }
  }
`);

/** Changes a prompt's text, or its keywords. */
export const updatePrompt = graphql(`
  mutation UpdatePrompt($id: Int!, $input: PromptPatchInput!) {
    updatePrompt(id: $id, input: $input) {
      ...ComposePrompt
    }
  }
`);

/** The prompts of an article as the server has them now. */
export const readPrompts = graphql(`
  query ReadPrompts($articleId: Int!) {
    article(id: $articleId) {
      id
      prompts(itemsPerPage: 100) {
        member {
          ...ComposePrompt
        }
      }
    }
  }
`);

/** Clears a prompt's keywords. */
export const clearKeywords = graphql(`
  mutation ClearKeywords($id: Int!) {
    deletePromptKeywords(id: $id)
  }
`);

/** Extracts keywords from a prompt. */
export const generateKeywords = graphql(`
  mutation GenerateKeywords($input: KeywordGenerationInput!) {
    generateKeywords(input: $input) {
      ...ComposePrompt
    }
  }
`);

/** Writes ideas for a prompt. */
export const generateIdeas = graphql(`
  mutation GenerateIdeas($input: IdeaGenerationInput!) {
    generateIdeas(input: $input) {
      member {
        ...ComposeIdea
      }
    }
  }
`);

/** Adds ideas that differ from those there. */
export const generateMoreIdeas = graphql(`
  mutation GenerateMoreIdeas($input: IdeaGenerationInput!) {
    generateAdditionalIdeas(input: $input) {
      member {
        ...ComposeIdea
      }
    }
  }
`);

/** Changes an idea's title. */
export const updateIdea = graphql(`
  mutation UpdateIdea($id: Int!, $input: IdeaPatchInput!) {
    updateIdea(id: $id, input: $input) {
      ...ComposeIdea
    }
  }
`);

/** Sets an idea's keywords. */
export const updateIdeaKeywords = graphql(`
  mutation UpdateIdeaKeywords($input: IdeaKeywordsPatchInput!) {
    updateIdeaKeywords(input: $input) {
      ...ComposeIdea
    }
  }
`);

/** Deletes an idea with its products. */
export const deleteIdea = graphql(`
  mutation DeleteIdea($id: Int!) {
    deleteIdea(id: $id)
  }
`);

/** Finds products for an idea; returns all products of the idea. */
export const findProducts = graphql(`
  mutation FindProducts($input: ProductGenerationInput!) {
    generateIdeaProducts(input: $input) {
      member {
        ...ComposeProduct
      }
    }
  }
`);

/** Replaces an idea's products by newly found ones. */
export const regenerateProducts = graphql(`
  mutation RegenerateProducts($id: Int!) {
    regenerateIdeaProducts(id: $id) {
      ...ComposeIdea
    }
  }
`);

/** Finds products for every idea that has none; returns all ideas of the article. */
export const findAllProducts = graphql(`
  mutation FindAllProducts($id: Int!) {
    generateArticleProducts(id: $id) {
      member {
        ...ComposeIdea
      }
    }
  }
`);

/** Selects and deselects products; each id goes out as a string. */
export const updateStatuses = graphql(`
  mutation UpdateProductStatuses($input: ProductStatusUpdateInput!) {
    updateProductStatuses(input: $input) {
      totalItems
    }
  }
`);

/** Changes several products of an idea at once; returns all products of the idea. */
export const updateProducts = graphql(`
  mutation UpdateIdeaProducts($input: IdeaProductsPatchInput!) {
    updateIdeaProducts(input: $input) {
      member {
        ...ComposeProduct
      }
    }
  }
`);

/** Deletes a product. */
export const deleteProduct = graphql(`
  mutation DeleteProduct($id: Int!) {
    deleteProduct(id: $id)
  }
`);

/** Reviews the ideas; the products of weak ones are deselected. */
export const curateIdeas = graphql(`
  mutation CurateIdeas($id: Int!) {
    curateIdeas(id: $id) {
      member {
        ...ComposeIdea
      }
    }
  }
`);

/** Reviews the products; weak ones are deselected. */
export const curateProducts = graphql(`
  mutation CurateProducts($id: Int!) {
    curateProducts(id: $id) {
      member {
        ...ComposeProduct
      }
    }
  }
`);
