import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { draftKey, drafts } from "../../drafts/draft-store.ts";
import { isSame } from "../../drafts/draft.ts";
import { graph } from "../../graph/graph.ts";
import { useField } from "../../save/use-field.ts";
import { busy } from "../../shell/busy/busy.ts";
import { attempt } from "../frame/attempt.ts";
import { createBotMemory } from "./bot-memory.ts";
import type { FineTuneArticle } from "./finetune-query.ts";
import {
  peekTexts,
  rereadTexts,
  saveTexts,
  textsOf,
  writeTexts,
  type FineTuneSession,
} from "./finetune-session.ts";
import { mergeTexts } from "./merge-texts.ts";
import type { Proposal } from "./merge-written.ts";
import { writtenByBot } from "./provenance.ts";
import { rewrite } from "./rewrite.ts";
import {
  eachText,
  isBlank,
  readTexts,
  setText,
  type ArticleTexts,
  type SectionTexts,
  type TextName,
} from "./texts.ts";

/** Human texts that are to be laid over what a bot wrote, once that is shown. */
interface Comeback {
  over: ArticleTexts;
  texts: ArticleTexts;
}

/** One visit to step 4: the article's texts, which save themselves as one, and what a bot proposes. */
export function useFineTune(article: FineTuneArticle) {
  const client = useQueryClient();
  const [visit] = useState(() => {
    const session: FineTuneSession = {
      articleId: article.id,
      client,
      request: (document, variables, options) => graph.request(document, variables, options),
    };
    return { session, memory: createBotMemory(() => window.localStorage, article.id) };
  });
  const { session, memory } = visit;
  const [remembered, setRemembered] = useState(() => memory.load());
  // The log of bot calls knows what any browser had written.
  const log = article.writtenByBot;
  const written = useMemo(
    () => (log ? writtenByBot(readTexts(log)) : remembered),
    [log, remembered],
  );
  const [proposals, setProposals] = useState<Proposal[]>([]);
  const [comeback, setComeback] = useState<Comeback | null>(null);
  const server = textsOf(article);
  const key = draftKey("article", article.id, "content");
  const field = useField<ArticleTexts>({
    draftKey: key,
    server,
    save: (texts) => saveTexts(session, texts),
    reread: () => peekTexts(session),
    merge: mergeTexts,
  });
  const { value: texts, edit, flush } = field;

  // The field has taken over what the bot wrote before this runs, so the edit is one on top of it.
  const shown = server.value;
  const laid = useRef<Comeback>(null);
  useEffect(() => {
    if (!comeback || comeback === laid.current || !isSame(shown, comeback.over)) return;
    laid.current = comeback;
    edit(comeback.texts);
    void flush();
  }, [comeback, shown, edit, flush]);

  /** Has the article written; texts that may be someone's stay, and the bot's are proposed. */
  const write = async (isFull: boolean) => {
    if (!(await flush())) {
      toast({
        tone: "danger",
        title: "The article was not written",
        text: "Your last change is not saved yet, and a bot must not get in its way. Save it first.",
      });
      return;
    }
    const mine = texts;
    // Should the page be gone before the reply, the next visit shows both and asks.
    if (!isBlank(mine)) {
      await drafts.save(key, { value: mine, base: mine, changedAt: Date.now() });
    }
    const action = {
      title: "Writing the article",
      status: isFull ? "Every missing step, then the texts" : "Title, introduction, sections",
    };
    const done = await rewrite({
      mine,
      known: written,
      write: () =>
        attempt(
          busy.run(action, (signal) => writeTexts(session, { isFull, signal })),
          "The article was not written",
        ),
      reread: () => rereadTexts(session),
    });
    if (done.written) {
      const now = writtenByBot(done.written);
      memory.save(now);
      setRemembered(now);
    }
    setProposals(done.proposals);
    if (!isSame(done.texts, done.stored)) setComeback({ over: done.stored, texts: done.texts });
  };

  const settle = (chosen: readonly Proposal[], isTaken: boolean) => {
    if (isTaken) {
      edit(chosen.reduce((all, { name, proposed }) => setText(all, name, proposed), texts));
    }
    setProposals((known) => known.filter((proposal) => !chosen.includes(proposal)));
  };

  return {
    session,
    field,
    written,
    // What was typed until it equals a proposal needs no decision any more.
    proposals: proposals.filter(
      ({ name, proposed }) => (eachText(texts).get(name) ?? proposed) !== proposed,
    ),
    write,
    keepMine: (chosen: readonly Proposal[]) => settle(chosen, false),
    takeNew: (chosen: readonly Proposal[]) => settle(chosen, true),
    change: (name: TextName, value: string) => edit(setText(texts, name, value)),
    arrange: (sections: readonly SectionTexts[]) => edit({ ...texts, sections: [...sections] }),
  };
}

/** What {@link useFineTune} returns. */
export type FineTune = ReturnType<typeof useFineTune>;
