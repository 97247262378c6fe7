import { graphql } from "../../graph/generated/gql.ts";

/**
 * What the wizard's frame shows of an article, and what its guards need. Spread it in the operation
 * of every step; see the fragment WizardFacts for the arguments of its lists.
 */
export const wizardFrame = graphql(`
  fragment WizardFrame on Article {
    title
    siteDetails {
      id
      name
    }
    ...WizardFacts
  }
`);
