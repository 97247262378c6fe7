import { explainFailure } from "../forms/tell-outcome.ts";
import { graphql } from "../graph/generated/gql.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import type { KeyValues } from "./key-form.ts";
import {
  toTranslation,
  translationPatch,
  type TranslationValue,
  type TranslationValues,
} from "./translation-form.ts";
import { translationQuery, translationsQuery } from "./translations-query.ts";

const CreateTranslationDocument = graphql(`
  mutation CreateTranslation($input: TranslationCreateInput!) {
    createTranslation(input: $input) {
      id
    }
  }
`);

const UpdateTranslationDocument = graphql(`
  mutation UpdateTranslation($id: Int!, $input: TranslationPatchInput!) {
    updateTranslation(id: $id, input: $input) {
      id
    }
  }
`);

const DeleteTranslationDocument = graphql(`
  mutation DeleteTranslation($id: Int!) {
    deleteTranslation(id: $id)
  }
`);

const CreateTranslationKeyDocument = graphql(`
  mutation CreateTranslationKey($input: TranslationKeyCreateInput!) {
    createTranslationKey(input: $input) {
      id
    }
  }
`);

const UpdateTranslationKeyDocument = graphql(`
  mutation UpdateTranslationKey($id: Int!, $input: TranslationKeyPatchInput!) {
    updateTranslationKey(id: $id, input: $input) {
      id
    }
  }
`);

const DeleteTranslationKeyDocument = graphql(`
  mutation DeleteTranslationKey($id: Int!) {
    deleteTranslationKey(id: $id)
  }
`);

/** What can be done with keys and translations. Saving throws what the call throws. */
export function useTranslationChanges() {
  const options = { invalidates: [translationsQuery.key, translationQuery.key] };
  const creation = useGraphMutation(CreateTranslationDocument, options);
  const change = useGraphMutation(UpdateTranslationDocument, options);
  const deletion = useGraphMutation(DeleteTranslationDocument, options);
  const keyCreation = useGraphMutation(CreateTranslationKeyDocument, options);
  const keyChange = useGraphMutation(UpdateTranslationKeyDocument, options);
  const keyDeletion = useGraphMutation(DeleteTranslationKeyDocument, options);
  return {
    create: (values: TranslationValues) => creation.mutateAsync({ input: toTranslation(values) }),
    save: (stored: TranslationValue & { id: number }, values: TranslationValues) =>
      change.mutateAsync({ id: stored.id, input: translationPatch(stored, values) }),
    /** @throws Error whose message says what to do */
    remove: (id: number) => explainFailure(deletion.mutateAsync({ id })),
    createKey: (input: KeyValues) => keyCreation.mutateAsync({ input }),
    saveKey: (id: number, input: Partial<KeyValues>) => keyChange.mutateAsync({ id, input }),
    /** @throws Error whose message says what to do */
    removeKey: (id: number) => explainFailure(keyDeletion.mutateAsync({ id })),
  };
}
