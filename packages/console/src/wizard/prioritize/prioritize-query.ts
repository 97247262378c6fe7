import { graphql } from "../../graph/generated/gql.ts";
import type { PrioritizeProductFragment, PrioritizeQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

/** The one operation of step 2. */
export const prioritizeQuery = graphQuery(
  graphql(`
    query Prioritize($articleId: Int!) {
      article(id: $articleId) {
        ...WizardFrame
        prompts(itemsPerPage: 100) {
          member {
            ideas(itemsPerPage: 100) {
              member {
                id
                title
                ideaProducts {
                  ...PrioritizeProduct
                }
              }
            }
          }
        }
        sections(itemsPerPage: 100) {
          member {
            ...PrioritizeSection
          }
        }
      }
    }
  `),
);

/** A section with its products. */
export const prioritizeSection = graphql(`
  fragment PrioritizeSection on Section {
    id
    title
    type
    position
    criteria {
      min
      max
    }
    ideaProducts {
      ...PrioritizeProduct
    }
  }
`);

/** What a card of the board shows of a product, and what the guards need. */
export const prioritizeProduct = graphql(`
  fragment PrioritizeProduct on IdeaProduct {
    id
    title
    status
    sectionId
    sectionPriority
    description
    price
    currency
    image
    brand
  }
`);

/** The article as step 2 has it. */
export type PrioritizeArticle = NonNullable<PrioritizeQuery["article"]>;

/** A section with its products. */
export type PrioritizeSection = NonNullable<PrioritizeArticle["sections"]>["member"][number];

/** A product on the board. */
export type PrioritizeProduct = PrioritizeProductFragment;
