import { graphql } from "../../graph/generated/gql.ts";
import type { ComposeIdeaFragment, ComposeQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

/** The one operation of step 1. */
export const composeQuery = graphQuery(
  graphql(`
    query Compose($articleId: Int!) {
      article(id: $articleId) {
        ...WizardFrame
        prompts(itemsPerPage: 100) {
          member {
            ...ComposePrompt
            ideas(itemsPerPage: 100) {
              member {
                ...ComposeIdea
              }
            }
          }
        }
      }
    }
  `),
);

/** A prompt without its ideas. */
export const composePrompt = graphql(`
  fragment ComposePrompt on Prompt {
    id
    prompt
    keywords
    updatedAt
  }
`);

/** A gift idea with its products. */
export const composeIdea = graphql(`
  fragment ComposeIdea on Idea {
    id
    title
    keywords
    updatedAt
    ideaProducts {
      ...ComposeProduct
    }
  }
`);

/** What a card shows of a product, and what the guards need. */
export const composeProduct = graphql(`
  fragment ComposeProduct on IdeaProduct {
    id
    title
    status
    sectionPriority
    description
    price
    currency
    image
    brand
  }
`);

/** The article as step 1 has it. */
export type ComposeArticle = NonNullable<ComposeQuery["article"]>;

/** A prompt with its ideas. */
export type ComposePrompt = NonNullable<ComposeArticle["prompts"]>["member"][number];

/** A gift idea with its products. */
export type ComposeIdea = ComposeIdeaFragment;

/** A product found for an idea. */
export type ComposeProduct = ComposeIdea["ideaProducts"][number];

/** The ideas of a prompt; none where they could not be read. */
export function ideasOf(prompt: ComposePrompt): readonly ComposeIdea[] {
  return prompt.ideas?.member ?? [];
}
