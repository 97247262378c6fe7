/** The bots that can answer from a checkpoint. */
export const forkBots = ["giftorix", "keywordus", "priorix"] as const;

/** One of them. */
export type ForkBot = (typeof forkBots)[number];

/** One attempt to have a bot answer from a checkpoint. */
export interface ForkRun<Reply> {
  /** From 1, in the order in which they were begun. */
  id: number;
  bot: ForkBot;
  checkpointId: string;
  /** When it began, in milliseconds since 1970. */
  since: number;
  state: "running" | "done" | "failed" | "cancelled";
  /** While it is done. */
  reply: Reply | null;
  /** Why it failed. */
  error: unknown;
}

/** What happens to runs. */
export type ForkEvent<Reply> =
  | { type: "begun"; id: number; bot: ForkBot; checkpointId: string; since: number }
  | { type: "answered"; id: number; reply: Reply }
  | { type: "failed"; id: number; error: unknown }
  | { type: "cancelled"; id: number }
  | { type: "dismissed"; id: number };

/**
 * The runs after an event, newest first. A bot that begins anew from the same checkpoint takes the
 * place of an attempt there that came to nothing.
 */
export function forkRuns<Reply>(
  runs: readonly ForkRun<Reply>[],
  event: ForkEvent<Reply>,
): readonly ForkRun<Reply>[] {
  const settle = (change: Partial<ForkRun<Reply>>) =>
    runs.map((run) =>
      run.id === event.id && run.state === "running" ? { ...run, ...change } : run,
    );
  switch (event.type) {
    case "begun": {
      const { id, bot, checkpointId, since } = event;
      const isReplaced = (run: ForkRun<Reply>) =>
        run.bot === bot &&
        run.checkpointId === checkpointId &&
        (run.state === "failed" || run.state === "cancelled");
      const begun = {
        id,
        bot,
        checkpointId,
        since,
        state: "running",
        reply: null,
        error: null,
      } as const;
      return [begun, ...runs.filter((run) => !isReplaced(run))];
    }
    case "answered":
      return settle({ state: "done", reply: event.reply });
    case "failed":
      return settle({ state: "failed", error: event.error });
    case "cancelled":
      return settle({ state: "cancelled" });
    case "dismissed":
      return runs.filter(({ id }) => id !== event.id);
  }
}
