import { graphql } from "../graph/generated/gql.ts";
import { graph } from "../graph/graph.ts";
import type { CellChange } from "./grid.ts";

const UpdateTranslationStringDocument = graphql(`
  mutation UpdateTranslationString($id: Int!, $localizedText: String!) {
    updateTranslationString(id: $id, input: { localizedText: $localizedText }) {
      id
    }
  }
`);

const ReplaceStringsDocument = graphql(`
  mutation ReplaceTranslationStrings($id: Int!, $strings: [TranslationTextInput!]!) {
    updateTranslation(id: $id, input: { strings: $strings }) {
      id
    }
  }
`);

const AddSiteTranslationDocument = graphql(`
  mutation AddSiteTranslation($input: TranslationCreateInput!) {
    createTranslation(input: $input) {
      id
    }
  }
`);

const RemoveSiteTranslationDocument = graphql(`
  mutation RemoveSiteTranslation($id: Int!) {
    deleteTranslation(id: $id)
  }
`);

/** Sends what brings a text into its cell. @throws what the call throws */
export function sendChange(siteId: number, change: CellChange): Promise<unknown> {
  switch (change.call) {
    case "string": {
      const { id, localizedText } = change;
      return graph.request(UpdateTranslationStringDocument, { id, localizedText });
    }
    case "translation":
      return graph.request(ReplaceStringsDocument, { id: change.id, strings: change.strings });
    case "delete":
      return graph.request(RemoveSiteTranslationDocument, { id: change.id });
    case "create":
      return graph.request(AddSiteTranslationDocument, {
        input: { keyId: change.keyId, siteId, strings: change.strings },
      });
  }
}
