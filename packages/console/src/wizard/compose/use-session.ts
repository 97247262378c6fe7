import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { drafts } from "../../drafts/draft-store.ts";
import { explainError } from "../../graph/explain-error.ts";
import { graph } from "../../graph/graph.ts";
import { useSaveSource } from "../frame/use-save-source.ts";
import { count } from "../frame/words.ts";
import { allIdeas } from "./article-edits.ts";
import { composeQuery, type ComposeArticle } from "./compose-query.ts";
import { createComposeSession, type ComposeSession } from "./compose-session.ts";

/** Begins the visit to an article's compose step, and hands over what the server has. */
export function useSession(article: ComposeArticle): ComposeSession {
  const client = useQueryClient();
  const [session] = useState(() =>
    createComposeSession({
      articleId: article.id,
      client,
      graph,
      drafts,
      onRefused(error, statuses) {
        toast({
          tone: "danger",
          title: `The choice of ${count(statuses.size, "product")} was not accepted`,
          text: `${explainError(error).text} The products are shown as the server has them.`,
        });
        void client.invalidateQueries({ queryKey: composeQuery.key });
      },
    }),
  );
  useSaveSource(session.saving);
  // Before the first paint, so that no card shows a state that it does not have.
  useLayoutEffect(() => {
    session.selection.receive(allIdeas(article));
  }, [session, article]);
  useEffect(() => {
    void session.saving.restore();
    return () => session.runs.cancel();
  }, [session]);
  return session;
}
