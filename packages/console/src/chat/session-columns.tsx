import { Badge } from "@gift-console/ui/badge/Badge.tsx";
import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { openingWords, personaWords } from "./session-words.ts";
import type { ListedSession } from "./sessions-query.ts";

/** What a session is called: its visitor's first words, or else its id. */
export function sessionName({ id, conversation }: ListedSession): string {
  return openingWords(conversation) ?? `Session ${id}`;
}

const columns: readonly Column<ListedSession>[] = [
  { id: "conversation", title: "Conversation", cell: sessionName },
  {
    id: "session",
    title: "Session",
    width: 112,
    cell: ({ id }) => <CodeText isMuted>{id}</CodeText>,
  },
  { id: "persona", title: "For", width: 200, cell: ({ persona }) => personaWords(persona) },
  {
    id: "messages",
    title: "Messages",
    width: 96,
    align: "end",
    cell: ({ conversation }) => conversation?.length ?? "–",
  },
  {
    id: "ideas",
    title: "Ideas",
    width: 72,
    align: "end",
    cell: ({ ideas }) => ideas?.length ?? "–",
  },
  {
    id: "state",
    title: "State",
    width: 104,
    cell: ({ archived }) => <Badge>{archived ? "archived" : "open"}</Badge>,
  },
  {
    id: "started",
    title: "Started",
    width: 112,
    align: "end",
    cell: ({ createdAt }) => <RelativeTime date={createdAt} />,
  },
];

/** The columns of a site's chat sessions. @param isMixed whether archived ones stand among others */
export function sessionColumns(isMixed: boolean): readonly Column<ListedSession>[] {
  return isMixed ? columns : columns.filter(({ id }) => id !== "state");
}
