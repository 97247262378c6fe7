import { graphql } from "../../graph/generated/gql.ts";
import type { DescribedProductFragment, DescribeQuery } from "../../graph/generated/graphql.ts";
import { graphQuery } from "../../graph/graph-query.ts";

/** The one operation of step 3. */
export const describeQuery = graphQuery(
  graphql(`
    query Describe($articleId: Int!) {
      article(id: $articleId) {
        ...WizardFrame
        hasGeneratedDescriptions
        prompts(itemsPerPage: 100) {
          member {
            ideas(itemsPerPage: 100) {
              member {
                id
                title
                ideaProducts {
                  ...DescribedProduct
                }
              }
            }
          }
        }
        sections(itemsPerPage: 100) {
          member {
            id
            title
          }
        }
      }
    }
  `),
);

/** A product and its description. */
export const describedProduct = graphql(`
  fragment DescribedProduct on IdeaProduct {
    id
    title
    status
    sectionId
    sectionPriority
    description
    descriptionSource
    brand
    price
    currency
    image
    updatedAt
  }
`);

/** The article as step 3 has it. */
export type DescribeArticle = NonNullable<DescribeQuery["article"]>;

/** A product of step 3. */
export type DescribedProduct = DescribedProductFragment;
