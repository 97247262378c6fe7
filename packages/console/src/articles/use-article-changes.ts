import { useQueryClient } from "@tanstack/react-query";
import { callEach, type BulkOutcome } from "../graph/bulk.ts";
import { graph } from "../graph/graph.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { busy } from "../shell/busy/busy.ts";
import { count } from "../wizard/frame/words.ts";
import { deleteArticle, updateArticle } from "./article-changes.ts";
import { articlePatch, type ArticleValues } from "./article-form.ts";
import { siteArticlesQuery, type ListedArticle } from "./articles-query.ts";

/** Whether articles are so many that they are deleted behind the busy dialog, with its Cancel. */
export function isManyArticles(articles: readonly unknown[]): boolean {
  return articles.length > 20;
}

/** See {@link useArticleChanges}. */
export type ArticleChanges = ReturnType<typeof useArticleChanges>;

/** What can be done with articles in a list. */
export function useArticleChanges() {
  const client = useQueryClient();
  const change = useGraphMutation(updateArticle, { invalidates: [siteArticlesQuery.key] });
  const deleteEach = (ids: readonly number[], signal?: AbortSignal) =>
    callEach(ids, async (id) => {
      signal?.throwIfAborted();
      await graph.request(deleteArticle, { id }, signal ? { signal } : {});
    });
  return {
    /** Changes title and flags. @throws what the call throws */
    save: async (article: ListedArticle, values: ArticleValues): Promise<void> => {
      await change.mutateAsync({ id: article.id, input: articlePatch(article, values) });
    },
    /** Deletes articles, one call for each; one that fails does not stop the others. */
    remove: async (ids: readonly number[]): Promise<BulkOutcome<number>> => {
      const action = {
        title: `Deleting ${count(ids.length, "article")}`,
        status: "What was deleted before you cancel stays deleted",
      };
      const outcome = isManyArticles(ids)
        ? await busy.run(action, (signal) => deleteEach(ids, signal))
        : await deleteEach(ids);
      await client.invalidateQueries({ queryKey: siteArticlesQuery.key });
      return outcome;
    },
  };
}
