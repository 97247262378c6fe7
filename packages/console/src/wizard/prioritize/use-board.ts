import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { draftKey } from "../../drafts/draft-store.ts";
import { explainError } from "../../graph/explain-error.ts";
import { graph } from "../../graph/graph.ts";
import { useField, type Field } from "../../save/use-field.ts";
import { isRefusal } from "../frame/is-refusal.ts";
import {
  cachedArticle,
  rereadArrangement,
  saveArrangement,
  type BoardSession,
} from "./board-actions.ts";
import type { Board, BoardSection } from "./board.ts";
import {
  prioritizeQuery,
  type PrioritizeArticle,
  type PrioritizeProduct,
} from "./prioritize-query.ts";
import { boardOf, boardProducts, serverSections } from "./read-board.ts";

/** The board of an article while it is being edited. */
export interface EditedBoard {
  session: BoardSession;
  /** The products of each section; saves itself and keeps a draft until then. */
  field: Field<readonly BoardSection[]>;
  board: Board;
  products: ReadonlyMap<number, PrioritizeProduct>;
}

/** Edits the board of an article. */
export function useBoard(article: PrioritizeArticle): EditedBoard {
  const client = useQueryClient();
  const { id: articleId } = article;
  const [session] = useState<BoardSession>(() => ({
    articleId,
    client,
    request: (document, variables, options) => graph.request(document, variables, options),
  }));
  const server = serverSections(article);
  const products = boardProducts(article);
  const save = async (arranged: readonly BoardSection[]) => {
    try {
      const { sections } = boardOf(
        arranged,
        serverSections(cachedArticle(session)),
        products.keys(),
      );
      return { value: await saveArrangement(session, sections), version: null };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toast({
        tone: "danger",
        title: "The move was not accepted",
        text: `${explainError(error).text} The products stand where the server has them.`,
      });
      void client.invalidateQueries({ queryKey: prioritizeQuery.key });
      return { value: serverSections(cachedArticle(session)), version: null, isRefused: true };
    }
  };
  const field = useField<readonly BoardSection[]>({
    draftKey: draftKey("article", articleId, "board"),
    server: { value: server, version: null },
    save,
    reread: async () => ({ value: await rereadArrangement(session), version: null }),
  });
  return { session, field, board: boardOf(field.value, server, products.keys()), products };
}
