import { graphql } from "../../graph/generated/gql.ts";
import type { FinalQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

/** The one operation of step 5. */
export const finalQuery = graphQuery(
  graphql(`
    query Final($articleId: Int!) {
      article(id: $articleId) {
        ...WizardFrame
        ...WrittenArticle
        hasProducts
        hasSections
        hasGeneratedDescriptions
        prompts(itemsPerPage: 100) {
          member {
            ideas(itemsPerPage: 100) {
              member {
                ideaProducts {
                  id
                }
              }
            }
          }
        }
        sections(itemsPerPage: 100) {
          member {
            id
            title
            criteria {
              min
            }
          }
        }
      }
    }
  `),
);

/** The article as step 5 has it. */
export type FinalArticle = NonNullable<FinalQuery["article"]>;
