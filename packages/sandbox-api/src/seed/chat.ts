import type { Db } from "../db/open.ts";
import type { StoredMessage } from "../db/tables/chat.ts";
import { chatSubjects, type ChatSubject } from "./chat-subjects.ts";
import { chatVisitors, type ChatVisitor } from "./chat-visitors.ts";

/** Inserts the chat sessions; every answer of a bot is a checkpoint. */
export async function seedChat(db: Db): Promise<void> {
  const sessions = chatVisitors.map((visitor) => {
    const subject = chatSubjects[visitor.subject];
    return { visitor, subject, id: `cs_${visitor.code}`, messages: conversation(visitor, subject) };
  });
  await db
    .insertInto("chatSessions")
    .values(
      sessions.map(({ visitor, subject, id, messages }) => ({
        id,
        siteId: visitor.siteId,
        ideas: JSON.stringify(visitor.turns > 1 ? subject.ideas : []),
        conversation: JSON.stringify(messages),
        persona: JSON.stringify(personaOf(visitor, subject)),
        archived: visitor.archived ?? false,
        createdAt: visitor.createdAt,
      })),
    )
    .execute();
  await db.insertInto("chatLogs").values(sessions.flatMap(logsOf)).execute();
  await db
    .insertInto("checkpoints")
    .values(
      sessions.flatMap(({ id, messages }) =>
        messages.flatMap(({ checkpointId }, messageIndex) =>
          checkpointId === null ? [] : [{ id: checkpointId, sessionId: id, messageIndex }],
        ),
      ),
    )
    .execute();
}

function conversation(visitor: ChatVisitor, { interest, ideas }: ChatSubject): StoredMessage[] {
  const { code, relation, age, occasion, budget, turns } = visitor;
  const [first, second, third] = ideas;
  const exchanges = [
    [
      `I need a gift for my ${relation}, ${age} years old, who loves ${interest}.`,
      "What is the occasion, and how much would you like to spend?",
    ],
    [
      `It is for ${occasion}, up to ${budget} euros.`,
      `With ${interest} in mind I would look at three things: ${first.title}, ${second.title} ` +
        `and ${third.title}.`,
    ],
    [
      `The ${first.title.toLowerCase()} sounds right. Is there something more personal?`,
      `Then consider the ${third.title.toLowerCase()}. ${third.description}`,
    ],
  ] as const;
  return exchanges.slice(0, turns).flatMap(([question, answer], index) => [
    { role: "user", content: question, checkpointId: null },
    { role: "assistant", content: answer, checkpointId: `cp_${code}-${index + 1}` },
  ]);
}

function personaOf({ relation, age, turns, occasion, budget }: ChatVisitor, subject: ChatSubject) {
  const known = { relation, age, interests: [subject.interest] };
  return turns === 1 ? known : { ...known, occasion, budget: { max: budget, currency: "EUR" } };
}

function logsOf({
  id,
  visitor,
  subject,
}: {
  id: string;
  visitor: ChatVisitor;
  subject: ChatSubject;
}) {
  const start = new Date(visitor.createdAt).getTime();
  const keywords = subject.ideas.flatMap((idea) => idea.keywords);
  const entries = [
    { bot: "keywordus", message: "Asked for occasion and budget.", context: { missing: 2 } },
    { bot: "giftorix", message: "Three ideas proposed.", context: { ideas: 3, keywords } },
    { bot: "priorix", message: "Ideas ranked again.", context: { first: subject.ideas[2].title } },
  ];
  return entries.slice(0, visitor.turns).map(({ context, ...entry }, index) => ({
    ...entry,
    sessionId: id,
    level: "info",
    context: JSON.stringify(context),
    createdAt: new Date(start + (index + 1) * 45_000),
  }));
}
