/** A translation key as it is sent: no description is null. */
export interface KeyValues {
  key: string;
  description: string | null;
}

/** What the form of a key holds. */
export interface KeyFormValues {
  key: string;
  description: string;
}

/** Keys may hold nothing else. */
export const keyPattern = /^\s*[A-Za-z0-9_.-]+\s*$/;

/** What is sent to create a key. */
export function toKey({ key, description }: KeyFormValues): KeyValues {
  return { key: key.trim(), description: description.trim() || null };
}

/** The merge patch that makes a key what the form holds: only what differs. */
export function keyPatch(stored: KeyValues, values: KeyFormValues): Partial<KeyValues> {
  const next = toKey(values);
  return {
    ...(next.key === stored.key ? {} : { key: next.key }),
    ...(next.description === stored.description ? {} : { description: next.description }),
  };
}
