import { graphql } from "../../graph/generated/gql.ts";

/** Proposes sections from the selected products; they replace those there. */
export const generateSections = graphql(`
  mutation GenerateSections($id: Int!) {
    generateSections(id: $id) {
      member {
        ...PrioritizeSection
      }
    }
  }
`);

/** Assigns the selected products to the sections. */
export const populateSections = graphql(`
  mutation PopulateSections($id: Int!) {
    populateSections(id: $id) {
      member {
        ...PrioritizeSection
      }
    }
  }
`);

/** The sections as the server has them now. */
export const readSections = graphql(`
  query ReadSections($articleId: Int!) {
    article(id: $articleId) {
      id
      sections(itemsPerPage: 100) {
        member {
          ...PrioritizeSection
        }
      }
    }
  }
`);

/** Changes several sections at once: their products with their priorities, their criteria, their order. */
export const updateSections = graphql(`
  mutation UpdateSections($input: SectionsPatchInput!) {
    updateSections(input: $input) {
      member {
        ...PrioritizeSection
      }
    }
  }
`);

/** Changes one section. */
export const updateSection = graphql(`
  mutation UpdateSection($id: Int!, $input: SectionPatchInput!) {
    updateSection(id: $id, input: $input) {
      ...PrioritizeSection
    }
  }
`);
