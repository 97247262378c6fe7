import { explainFailure } from "../forms/tell-outcome.ts";
import { graphql } from "../graph/generated/gql.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { authorPatch, toAuthor, type AuthorValues } from "./author-form.ts";
import { siteAuthorsQuery, type ListedAuthor } from "./authors-query.ts";

const CreateAuthorDocument = graphql(`
  mutation CreateAuthor($siteId: Int!, $input: AuthorCreateInput!) {
    createAuthor(id: $siteId, input: $input) {
      id
    }
  }
`);

const UpdateAuthorDocument = graphql(`
  mutation UpdateAuthor($id: Int!, $input: AuthorPatchInput!) {
    updateAuthor(id: $id, input: $input) {
      id
    }
  }
`);

const DeleteAuthorDocument = graphql(`
  mutation DeleteAuthor($id: Int!) {
    deleteAuthor(id: $id)
  }
`);

/** What can be done with the authors of a site. */
export function useAuthorChanges(siteId: number) {
  const options = { invalidates: [siteAuthorsQuery.key] };
  const creation = useGraphMutation(CreateAuthorDocument, options);
  const change = useGraphMutation(UpdateAuthorDocument, options);
  const deletion = useGraphMutation(DeleteAuthorDocument, options);
  return {
    /** Creates an author, or changes the given one. @throws what the call throws */
    save: async (author: ListedAuthor | null, values: AuthorValues): Promise<void> => {
      if (author) await change.mutateAsync({ id: author.id, input: authorPatch(author, values) });
      else await creation.mutateAsync({ siteId, input: toAuthor(values) });
    },
    /** @throws Error whose message says what to do */
    remove: (id: number) => explainFailure(deletion.mutateAsync({ id })),
  };
}
