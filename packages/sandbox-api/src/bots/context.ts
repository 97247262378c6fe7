import type { Call, OperationId } from "../contract/handler.ts";

/** What a bot needs of the call that it works for. */
export type BotContext = Pick<Call<OperationId>, "db" | "ai" | "signal">;
