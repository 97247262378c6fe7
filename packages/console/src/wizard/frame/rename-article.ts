import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { explainError } from "../../graph/explain-error.ts";
import { graphql } from "../../graph/generated/gql.ts";
import { graph } from "../../graph/graph.ts";
import { required } from "../../graph/required.ts";
import { saves } from "../../save/save-registry.ts";
import type { StepData } from "./step-route.ts";

const renameArticle = graphql(`
  mutation RenameArticle($id: Int!, $input: ArticlePatchInput!) {
    updateArticle(id: $id, input: $input) {
      id
      title
    }
  }
`);

/**
 * Renames an article.
 * @param queryKey where the article of the shown step is cached
 * @returns a function from the new title, which throws an error in words for the operator
 */
export function useRenameArticle(articleId: number, queryKey: QueryKey | null) {
  const client = useQueryClient();
  return async (title: string): Promise<void> => {
    const work = graph.request(renameArticle, { id: articleId, input: { title } });
    const reply = await saves.track(work).catch((error: unknown) => {
      throw new Error(explainError(error).text, { cause: error });
    });
    const article = required(reply.updateArticle, "updateArticle");
    if (!queryKey) return;
    client.setQueryData<StepData>(queryKey, (old) =>
      old?.article ? { ...old, article: { ...old.article, title: article.title } } : old,
    );
    // Lists elsewhere show the title as well.
    await client.invalidateQueries({ type: "inactive", refetchType: "none" });
  };
}
