import { ArrowDown, ArrowDownToLine, ArrowRight, ArrowUp, ArrowUpToLine } from "lucide-react";
import type { MenuItem } from "../menu/menu-item.ts";
import type { DragItemId } from "./drag-item.ts";

/** Another list that items can go to. */
export type Destination = { readonly id: DragItemId; readonly title: string };

/** What a choice in the menu of a row means. */
export type MenuMove =
  | { readonly kind: "within"; readonly index: number }
  | { readonly kind: "away"; readonly destination: DragItemId };

/** The menu of the row at `index` of `count`: up, down, to the ends, to other lists. */
export function moveMenu(
  index: number,
  count: number,
  destinations: readonly Destination[],
): MenuItem[] {
  const atStart = index === 0 ? "It is the first already." : undefined;
  const atEnd = index === count - 1 ? "It is the last already." : undefined;
  const within = [
    { id: "up", label: "Move up", icon: ArrowUp, shortcut: "Alt+ArrowUp" },
    { id: "down", label: "Move down", icon: ArrowDown, shortcut: "Alt+ArrowDown" },
    { id: "first", label: "Move to the top", icon: ArrowUpToLine, shortcut: "Alt+Home" },
    { id: "last", label: "Move to the bottom", icon: ArrowDownToLine, shortcut: "Alt+End" },
  ];
  return [
    ...within.map((item, at) => ({
      ...item,
      disabledReason: at % 2 === 0 ? atStart : atEnd,
      group: "within",
    })),
    ...destinations.map(({ title }, at) => ({
      id: `to ${at}`,
      label: `Move to ${title}`,
      icon: ArrowRight,
      group: "away",
    })),
  ];
}

/** What a choice in that menu means; `undefined` for an unknown one. */
export function readMove(
  choice: string,
  index: number,
  count: number,
  destinations: readonly Destination[],
): MenuMove | undefined {
  switch (choice) {
    case "up":
      return { kind: "within", index: Math.max(0, index - 1) };
    case "down":
      return { kind: "within", index: Math.min(count, index + 2) };
    case "first":
      return { kind: "within", index: 0 };
    case "last":
      return { kind: "within", index: count };
    default: {
      const place = /^to (\d+)$/.exec(choice)?.[1];
      const destination = place === undefined ? undefined : destinations[Number(place)];
      return destination && { kind: "away", destination: destination.id };
    }
  }
}
