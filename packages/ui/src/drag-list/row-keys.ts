import { indexAfterKey } from "../product-grid/grid-navigation.ts";

/** Where the focus is in a list. */
export type RowPosition = {
  readonly index: number;
  readonly count: number;
  /** Rows that Page Up and Page Down pass over. */
  readonly pageRows: number;
  readonly isRtl: boolean;
};

/** What a key asks of a row. */
export type RowAction =
  | { readonly kind: "focus"; readonly index: number }
  /** The row is to stand before what stands at this index now. */
  | { readonly kind: "move"; readonly index: number }
  /** The row is to go to the list before or after this one. */
  | { readonly kind: "aside"; readonly step: -1 | 1 }
  /** Into the row, to its buttons. */
  | { readonly kind: "enter" };

/** The part of a keyboard event that counts. */
export type RowKey = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** The keys that move a row, as `aria-keyshortcuts` lists them. */
export const rowShortcuts = "Alt+ArrowUp Alt+ArrowDown Alt+Home Alt+End";

/**
 * What a key on a row means: arrows, Home, End and Page keys go to another row, with Alt they take
 * the row along; Alt with left and right takes it to the neighbouring list.
 * @returns `undefined` when the key means nothing here or there is nowhere to go.
 */
export function actionOfKey(event: RowKey, position: RowPosition): RowAction | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const { key, altKey } = event;
  const { index, count, pageRows, isRtl } = position;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const isForward = (key === "ArrowRight") !== isRtl;
    if (altKey) return { kind: "aside", step: isForward ? 1 : -1 };
    return isForward ? { kind: "enter" } : undefined;
  }
  const next = indexAfterKey(key, { index, count, columns: 1, pageRows, isRtl });
  if (next === undefined) return undefined;
  if (!altKey) return { kind: "focus", index: next };
  return { kind: "move", index: next > index ? next + 1 : next };
}
