/** A value that an operator changed and the server does not have yet. JSON only. */
export interface Draft<T> {
  value: T;
  /** What the server had when the change began. */
  base: T;
  /** When it was last changed, in milliseconds since the epoch. */
  changedAt: number;
}

/** What to do with a draft that was found, given what the server has now. */
export type Finding<T> =
  /** There is none, or the server has it already. */
  | { kind: "none" }
  /** The server still has what the draft began with. */
  | { kind: "restore"; value: T }
  /** Someone else changed it meanwhile. */
  | { kind: "conflict"; value: T };

/** How long a draft is kept, in milliseconds. */
export const draftLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Compares a draft with what the server has. */
export function inspectDraft<T>(draft: Draft<T> | undefined, server: T): Finding<T> {
  if (!draft || isSame(draft.value, server)) return { kind: "none" };
  return { kind: isSame(draft.base, server) ? "restore" : "conflict", value: draft.value };
}

/** Compares JSON values; the order of an object's keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as never], b[key as never]))
  );
}
