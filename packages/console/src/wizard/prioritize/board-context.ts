import { createContext, useContext } from "react";
import type { BoardSession } from "./board-actions.ts";
import type { Board } from "./board.ts";
import type { PrioritizeSection } from "./prioritize-query.ts";

/** What the menus of the sections work on. */
export interface BoardParts {
  session: BoardSession;
  sections: readonly PrioritizeSection[];
  board: Board;
}

/** Set by the prioritize screen. */
export const BoardContext = createContext<BoardParts | null>(null);

/** The board that is being edited. */
export function useBoardParts(): BoardParts {
  const parts = useContext(BoardContext);
  if (!parts) throw new Error("This belongs inside the prioritize screen.");
  return parts;
}
