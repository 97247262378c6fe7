import type { QueryClient } from "@tanstack/react-query";
import type { DraftStore } from "../../drafts/draft-store.ts";
import type { GraphClient } from "../../graph/client.ts";
import { mayPass } from "../../graph/graph-error.ts";
import { setStatuses, type ArticleEdit } from "./article-edits.ts";
import { updateStatuses } from "./compose-changes.ts";
import { composeQuery, type ComposeArticle } from "./compose-query.ts";
import { createIdeaRuns, type IdeaRuns } from "./idea-runs.ts";
import { createSelectionSaving, type SelectionSaving } from "./selection-saving.ts";
import { createSelectionStore, type SelectionStore, type Statuses } from "./selection-store.ts";

/** One visit to the compose step of an article: what outlives a render and is not in the URL. */
export interface ComposeSession {
  articleId: number;
  request: GraphClient["request"];
  selection: SelectionStore;
  saving: SelectionSaving;
  runs: IdeaRuns;
  /** The article as it is cached now. */
  article: () => ComposeArticle | undefined;
  /** Changes the cached article by what a reply says. */
  edit: (edit: ArticleEdit) => void;
}

/** What a session is made of. */
export interface ComposeSessionParts {
  articleId: number;
  client: QueryClient;
  graph: GraphClient;
  drafts: Pick<DraftStore, "load" | "save" | "remove">;
  /** Tells that the server refused choices, which have gone back. */
  onRefused: (error: unknown, statuses: Statuses) => void;
}

/** Begins a visit. */
export function createComposeSession(parts: ComposeSessionParts): ComposeSession {
  const { articleId, client, graph } = parts;
  const { queryKey } = composeQuery({ articleId });
  const article = () => client.getQueryData(queryKey)?.article ?? undefined;
  const edit = (change: ArticleEdit) => {
    // A reply on its way shows the article before the change.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (old) =>
      old?.article ? { ...old, article: change(old.article) } : old,
    );
  };
  const selection = createSelectionStore();
  const saving = createSelectionSaving({
    articleId,
    selection,
    drafts: parts.drafts,
    mayPass,
    onRefused: parts.onRefused,
    onSaved: (statuses) => edit(setStatuses(statuses)),
    send: async (statuses) => {
      const products = [...statuses].map(([id, status]) => ({ id: String(id), status }));
      await graph.request(updateStatuses, { input: { products } });
    },
  });
  const request: GraphClient["request"] = (document, variables, options) =>
    graph.request(document, variables, options);
  return { articleId, request, selection, saving, runs: createIdeaRuns(), article, edit };
}
