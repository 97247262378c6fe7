import { useSearchParams } from "react-router";
import { readOpenIdeas, writeOpenIdeas } from "./open-ideas.ts";

/** Which ideas show their products; kept in the URL. */
export interface OpenIdeas {
  isOpen: (ideaId: number) => boolean;
  setOpen: (ideaIds: readonly number[], isOpen: boolean) => void;
}

/** Reads and writes the open ideas. @param ideaIds all ideas in their order */
export function useOpenIdeas(ideaIds: readonly number[]): OpenIdeas {
  const [search, setSearch] = useSearchParams();
  const open = readOpenIdeas(search, ideaIds);
  return {
    isOpen: (ideaId) => open.has(ideaId),
    setOpen: (changed, isOpen) => {
      setSearch(
        (old) => {
          const next = readOpenIdeas(old, ideaIds);
          for (const id of changed) {
            if (isOpen) next.add(id);
            else next.delete(id);
          }
          return writeOpenIdeas(old, next, ideaIds);
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
