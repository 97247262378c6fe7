import { useEffect, useReducer, useRef } from "react";
import { isAborted } from "../../graph/graph-error.ts";
import { log } from "../../log.ts";
import { askBot, type ForkReply } from "./ask-bot.ts";
import { forkRuns, type ForkBot, type ForkEvent, type ForkRun } from "./fork-runs.ts";

/** The answers of bots from the checkpoints of a session, and those under way. */
export function useFork(siteId: number) {
  const [runs, dispatch] = useReducer<readonly ForkRun<ForkReply>[], [ForkEvent<ForkReply>]>(
    forkRuns,
    [],
  );
  const lastId = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const calls = running.current;
    return () => {
      for (const controller of calls.values()) controller.abort();
    };
  }, []);

  const ask = async (id: number, bot: ForkBot, checkpointId: string) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    dispatch({ type: "begun", id, bot, checkpointId, since: Date.now() });
    try {
      const reply = await askBot(bot, { siteId, checkpointId }, controller.signal);
      dispatch({ type: "answered", id, reply });
    } catch (error) {
      if (isAborted(error)) return;
      log(`${bot} gave no answer.`, error);
      dispatch({ type: "failed", id, error });
    }
  };
  return {
    runs,
    run: (bot: ForkBot, checkpointId: string) => {
      lastId.current += 1;
      void ask(lastId.current, bot, checkpointId);
    },
    /** Aborts a run, up to the API host. */
    cancel: (id: number) => {
      dispatch({ type: "cancelled", id });
      running.current.get(id)?.abort();
    },
    dismiss: (id: number) => dispatch({ type: "dismissed", id }),
  };
}
