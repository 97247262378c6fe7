/** Who speaks: the visitor, the bots, or the system. Other roles are shown by their own name. */
export type ChatRole = "user" | "assistant" | "system" | (string & {});

/** One message of a conversation. */
export type ChatMessage = {
  readonly role: ChatRole;
  readonly content: string;
  /** From here on the conversation can be replayed. */
  readonly checkpointId?: string | null | undefined;
  readonly createdAt?: string | null | undefined;
};

const names: Record<string, string> = { user: "Visitor", assistant: "Assistant", system: "System" };

/** A role as a reader calls it. */
export function roleName(role: ChatRole): string {
  return Object.hasOwn(names, role) ? (names[role] ?? role) : role;
}

/** On which side a role stands: the visitor at the end, everybody else at the start. */
export function sideOf(role: ChatRole): "start" | "end" | "middle" {
  if (role === "user") return "end";
  return role === "system" ? "middle" : "start";
}
