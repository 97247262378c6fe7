import { useSyncExternalStore } from "react";
import { seconds } from "../hooks/ticker.ts";
import { tabular } from "../theme/typography.css.ts";
import { formatElapsed, isoDuration } from "./format-elapsed.ts";

/** See {@link Elapsed}. */
export type ElapsedProps = {
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
  /** When it ended; without it the clock runs. */
  readonly until?: number | undefined;
};

const still = () => () => {};

/** How long something has been running, as a clock of minutes and seconds. Not read aloud by itself. */
export function Elapsed({ since, until }: ElapsedProps) {
  const isRunning = until === undefined;
  const now = useSyncExternalStore(isRunning ? seconds.subscribe : still, seconds.now);
  // The clock shows full seconds, so the beginning counts as a full one too.
  const passed = (until ?? now) - (isRunning ? Math.floor(since / 1000) * 1000 : since);
  return (
    <time className={tabular} dateTime={isoDuration(passed)}>
      {formatElapsed(passed)}
    </time>
  );
}
