import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { graph } from "../../graph/graph.ts";
import type { WrittenArticleFragment } from "../../graph/generated/graphql.ts";
import { required } from "../../graph/required.ts";
import { attempt } from "../frame/attempt.ts";
import { finishArticle } from "./final-changes.ts";
import { finalFlags } from "./final-checks.ts";
import { finalQuery, type FinalArticle } from "./final-query.ts";

/** Saves the article as what it is now, and takes over what changes beside it. */
export function useFinishArticle(article: FinalArticle) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  /** When it was saved, in milliseconds since the epoch; null until it is. */
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { queryKey } = finalQuery({ articleId: article.id });

  const takeOver = (changed: WrittenArticleFragment & Partial<FinalArticle>) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (old) =>
      old?.article ? { ...old, article: { ...old.article, ...changed } } : old,
    );
    void client.invalidateQueries({ type: "inactive", refetchType: "none" });
  };
  const finish = async () => {
    setPending(true);
    const work = graph.request(finishArticle, { id: article.id, flags: finalFlags(article) });
    const reply = await attempt(
      work.then(({ updateArticle }) => required(updateArticle, "updateArticle")),
      "The article was not saved",
    );
    setPending(false);
    if (!reply) return;
    takeOver(reply);
    setSavedAt(Date.now());
  };
  return { isPending, savedAt, finish, takeOver };
}
