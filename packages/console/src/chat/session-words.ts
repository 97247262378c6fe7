import type { JsonValue } from "../graph/json.ts";

interface Message {
  role: string;
  content: string;
}

/** What a conversation is about: what the visitor said first. @returns null where they said nothing */
export function openingWords(conversation: readonly Message[] | null | undefined): string | null {
  const first = conversation?.find(({ role, content }) => role === "user" && content.trim());
  return first?.content.trim() ?? null;
}

/** A value of a persona in one line. */
export function valueWords(value: JsonValue): string {
  if (value === null) return "–";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(valueWords).join(", ") || "–";
  const entries = Object.entries(value);
  return entries.map(([key, inner]) => `${key} ${valueWords(inner)}`).join(", ") || "–";
}

/**
 * Who a gift is for, in a few words: the first three facts that are one word or number each, words
 * first, since they say more where there is little room.
 */
export function personaWords(persona: JsonValue | undefined): string {
  if (typeof persona !== "object" || persona === null || Array.isArray(persona)) return "–";
  const facts = Object.values(persona).filter((value) => typeof value !== "object");
  const told = facts.slice(0, 3);
  const isNumber = (value: JsonValue) => Number(typeof value === "number");
  return told.toSorted((a, b) => isNumber(a) - isNumber(b)).join(", ") || "–";
}

/** The facts of a persona, by their names. @returns null where the persona is no map of facts */
export function personaFacts(
  persona: JsonValue | undefined,
): { term: string; value: string }[] | null {
  if (typeof persona !== "object" || persona === null || Array.isArray(persona)) return null;
  return Object.entries(persona).map(([term, value]) => ({ term, value: valueWords(value) }));
}
