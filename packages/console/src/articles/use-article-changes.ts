import { toast } from "@gift-console/ui/toast/toast.ts";
import { useNavigate } from "react-router";
import { explainError } from "../graph/explain-error.ts";
import { graphql } from "../graph/generated/gql.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { required } from "../graph/required.ts";
import { paths } from "../paths.ts";
import { siteArticlesQuery } from "./articles-query.ts";

const CreateArticleDocument = graphql(`
  mutation CreateArticle($siteId: Int!) {
    createArticle(input: { siteId: $siteId }) {
      id
    }
  }
`);

const DeleteArticleDocument = graphql(`
  mutation DeleteArticle($id: Int!) {
    deleteArticle(id: $id)
  }
`);

/** What can be done with the articles of a site as a list. */
export function useArticleChanges(siteId: number) {
  const navigate = useNavigate();
  const invalidates = [siteArticlesQuery.key];
  const creation = useGraphMutation(CreateArticleDocument, { invalidates });
  const deletion = useGraphMutation(DeleteArticleDocument, { invalidates });
  return {
    isCreating: creation.isPending,
    /** Creates an article and opens its first step. A failure is told in a toast. */
    create: async () => {
      try {
        const { createArticle } = await creation.mutateAsync({ siteId });
        await navigate(paths.wizard(siteId, required(createArticle, "createArticle").id, 1));
      } catch (error) {
        const { title, text } = explainError(error);
        toast({ tone: "danger", title, text });
      }
    },
    /** @throws Error whose message says what to do */
    remove: async (id: number) => {
      try {
        await deletion.mutateAsync({ id });
      } catch (error) {
        const { title, text } = explainError(error);
        throw new Error(`${title}. ${text}`, { cause: error });
      }
    },
  };
}
