import { useState } from "react";

/** Which groups are open, and a way to say so for one. */
export type OpenGroups = readonly [ReadonlySet<string>, (id: string, isOpen: boolean) => void];

/**
 * Which groups of the sidebar are open. A group opens by itself when it comes to hold the current
 * page; after that it is the reader's.
 * @param current the groups that hold the current page.
 * @param initial the groups that are open from the start.
 */
export function useOpenGroups(
  current: readonly string[],
  initial: readonly string[] = [],
): OpenGroups {
  const key = current.join("\n");
  const [seen, setSeen] = useState(key);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([...initial, ...current]));
  if (seen !== key) {
    setSeen(key);
    setOpen(new Set([...open, ...current]));
  }
  return [
    open,
    (id, isOpen) => {
      const next = new Set(open);
      if (isOpen) next.add(id);
      else next.delete(id);
      setOpen(next);
    },
  ];
}
