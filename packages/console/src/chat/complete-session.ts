/** What a session that is read by itself may lack. */
const parts = ["ideas", "conversation", "persona"] as const;

type Part = (typeof parts)[number];

/** Anything with the parts of a session. */
export type SessionParts = Partial<Record<Part, unknown>>;

/** Whether a session lacks ideas, conversation or persona; an empty list is not lacking. */
export function lacksParts(session: SessionParts): boolean {
  return parts.some((part) => session[part] == null);
}

/**
 * A session with the parts that it lacks taken from the list.
 * @param listed the sessions of the list; the one with the same id counts
 */
export function completeSession<Session extends SessionParts & { id: string }>(
  session: Session,
  listed: readonly (Pick<Session, Part> & { id: string })[],
): Session {
  const match = listed.find(({ id }) => id === session.id);
  if (!match) return session;
  return {
    ...session,
    ideas: session.ideas ?? match.ideas,
    conversation: session.conversation ?? match.conversation,
    persona: session.persona ?? match.persona,
  };
}
