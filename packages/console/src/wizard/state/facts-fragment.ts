import { graphql } from "../../graph/generated/gql.ts";

/**
 * What the wizard's guards need of an article; spread it in the operation of every step. A step that
 * asks for prompts, ideas or sections itself must give the same arguments.
 */
export const wizardFacts = graphql(`
  fragment WizardFacts on Article {
    id
    hasGeneratedArticle
    content {
      introduction
      sections {
        body
      }
      conclusion
    }
    prompts(itemsPerPage: 100) {
      member {
        ideas(itemsPerPage: 100) {
          member {
            ideaProducts {
              status
              sectionPriority
              description
            }
          }
        }
      }
    }
    sections(itemsPerPage: 100) {
      member {
        ideaProducts {
          status
          sectionPriority
          description
        }
      }
    }
  }
`);
