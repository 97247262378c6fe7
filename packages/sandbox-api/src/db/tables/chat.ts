import type { Generated } from "kysely";
import type { JsonObject } from "../../json.ts";
import type { Defaulted, Json, Stamp } from "./columns.ts";

/** One message of a stored conversation. */
export interface StoredMessage {
  role: string;
  content: string;
  checkpointId: string | null;
}

/** A gift idea that came up in a stored conversation. */
export interface StoredChatIdea {
  title: string;
  description: string;
  keywords: string[];
}

/** A visitor's conversation with a site's bots. */
export interface ChatSessionTable {
  /** Letters, digits, hyphen and underscore. */
  id: string;
  siteId: number;
  ideas: Json<StoredChatIdea[]>;
  conversation: Json<StoredMessage[]>;
  persona: Json<JsonObject>;
  archived: Defaulted<boolean>;
  createdAt: Stamp;
}

/** One entry in the log of a chat session. */
export interface ChatLogTable {
  id: Generated<number>;
  sessionId: string;
  bot: string;
  level: string;
  message: string;
  context: Json<JsonObject>;
  createdAt: Stamp;
}

/** A point of a conversation from which it can be replayed. */
export interface CheckpointTable {
  /** The `checkpointId` of a message. */
  id: string;
  sessionId: string;
  /** Index of that message in the session's conversation, from 0. */
  messageIndex: number;
}
