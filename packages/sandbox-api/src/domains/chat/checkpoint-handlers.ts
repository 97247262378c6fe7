import {
  answerWithIdeas,
  answerWithKeywords,
  answerWithProducts,
  type ChatAnswer,
} from "../../bots/chat.ts";
import type { ChatSubject } from "../../bots/chat-subject.ts";
import type { BotContext } from "../../bots/context.ts";
import type { Call, Handlers, Schema } from "../../contract/handler.ts";
import type { BotName } from "../bot-settings/known-bots.ts";
import { absoluteUrl } from "../../media/store.ts";
import { conversationAt, subjectOfChat } from "./checkpoint.ts";

type CheckpointCall = Call<"giftorixChat"> | Call<"keywordusChat"> | Call<"priorixChat">;

/** Conversations replayed from a checkpoint; what is stored stays as it is. */
export const checkpointHandlers = {
  giftorixChat(call) {
    return replay(call, "giftorix", answerWithIdeas);
  },

  keywordusChat(call) {
    return replay(call, "keywordus", answerWithKeywords);
  },

  priorixChat(call) {
    return replay(call, "priorix", answerWithProducts);
  },
} satisfies Partial<Handlers>;

async function replay(
  call: CheckpointCall,
  bot: BotName,
  answerWith: (context: BotContext, subject: ChatSubject) => Promise<ChatAnswer>,
): Promise<Schema<"CheckpointReply">> {
  const { db, params, baseUrl } = call;
  const conversation = await conversationAt(db, params.id, params.checkpointId);
  const subject = await subjectOfChat(db, params.id, conversation);
  const { text, ideas, keywords, products } = await answerWith(call, subject);
  return {
    checkpointId: params.checkpointId,
    bot,
    messages: [...conversation.messages, { role: "assistant", content: text, checkpointId: null }],
    ideas,
    keywords,
    products:
      products?.map(({ id, title, priority, price, currency, image, url }) => ({
        id,
        title,
        priority,
        price,
        currency,
        image: absoluteUrl(baseUrl, image),
        url,
      })) ?? null,
  };
}
