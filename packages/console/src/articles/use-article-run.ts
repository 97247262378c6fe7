import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { explainError } from "../graph/explain-error.ts";
import { graph } from "../graph/graph.ts";
import { isAborted } from "../graph/graph-error.ts";
import { paths } from "../paths.ts";
import { busy } from "../shell/busy/busy.ts";
import { createBotMemory } from "../wizard/finetune/bot-memory.ts";
import { writeTexts } from "../wizard/finetune/finetune-session.ts";
import { writtenByBot } from "../wizard/finetune/provenance.ts";
import { articleTitle } from "./article-list.ts";
import { siteArticlesQuery, type ListedArticle } from "./articles-query.ts";

/** Has an article of a site written, behind the busy dialog; how it ended is told in a toast. */
export function useArticleRun(siteId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = (articleId: number): Parameters<typeof writeTexts>[0] => ({
    articleId,
    client,
    request: (document, variables, options) => graph.request(document, variables, options),
  });
  /** @param isFull whether every earlier step that is missing runs first */
  return async (article: ListedArticle, isFull: boolean): Promise<void> => {
    const name = articleTitle(article);
    const action = {
      title: `Generating “${name}”`,
      status: isFull
        ? "Every step that is missing, then the texts"
        : "Title, introduction, sections, conclusion",
    };
    await busy
      .run(action, (signal) => writeTexts(session(article.id), { isFull, signal }))
      .then(
        (texts) => {
          createBotMemory(() => window.localStorage, article.id).save(writtenByBot(texts));
          const open = () => void navigate(paths.wizard(siteId, article.id, 4));
          toast({
            tone: "success",
            title: `“${texts.title || name}” is written`,
            action: { label: "Open article", onPress: open },
          });
        },
        (error: unknown) => toast(failure(name, error)),
      );
    // A run that failed or was cancelled keeps the steps that it had done.
    await client.invalidateQueries({ queryKey: siteArticlesQuery.key });
  };
}

function failure(name: string, error: unknown): Parameters<typeof toast>[0] {
  if (isAborted(error)) {
    return {
      title: `“${name}” was not written`,
      text: "Cancelled. Steps that were done are kept.",
    };
  }
  const { title, text } = explainError(error);
  return { tone: "danger", title: `“${name}” was not written`, text: `${title}. ${text}` };
}
