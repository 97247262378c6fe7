import { toast } from "@gift-console/ui/toast/toast.ts";
import { useState } from "react";
import { articleTitle } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";
import { reportDeletion, type DeletionReport } from "./deletion-report.ts";
import { isManyArticles, type ArticleChanges } from "./use-article-changes.ts";

/**
 * The deletion of articles: which are asked about, and what became of them.
 * @param onFailed gets the ids of those that are still there
 */
export function useDeletion(remove: ArticleChanges["remove"], onFailed: (ids: number[]) => void) {
  const [doomed, setDoomed] = useState<readonly ListedArticle[]>([]);
  const [report, setReport] = useState<DeletionReport | null>(null);
  const run = async () => {
    const names = new Map(doomed.map((article) => [article.id, articleTitle(article)]));
    const outcome = await remove([...names.keys()]);
    const told = reportDeletion(outcome, (id) => names.get(id) ?? String(id));
    onFailed(outcome.failed.map(({ id }) => id));
    setReport(told.kept === null ? null : told);
    if (told.kept === null) toast({ tone: "success", title: told.title });
  };
  return {
    doomed,
    ask: setDoomed,
    close: () => setDoomed([]),
    /** For the dialog, which stays until a few are deleted and makes room for the deletion of many. */
    confirm: () => {
      const work = run();
      return isManyArticles(doomed) ? undefined : work;
    },
    /** What could not be deleted; null where nothing is to be told. */
    report,
    dismissReport: () => setReport(null),
  };
}
