/** Who wrote a text: a bot, a bot and then an editor, an editor alone, or nobody can tell. */
export const provenances = ["ai", "edited", "human", "unknown"] as const;
/** One of the ways in which a text came to be. */
export type ProvenanceKind = (typeof provenances)[number];
