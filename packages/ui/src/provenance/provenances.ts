/** Who wrote a text: a bot, a bot and then an editor, or an editor alone. */
export const provenances = ["ai", "edited", "human"] as const;
/** One of the ways in which a text came to be. */
export type ProvenanceKind = (typeof provenances)[number];
