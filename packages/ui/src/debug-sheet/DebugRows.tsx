import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import * as styles from "./DebugRows.css.ts";

/** See {@link DebugRows}. */
export type DebugRowsProps = {
  /** What the rows are: "Calls". */
  readonly label: string;
  /** One DebugRow per call. */
  readonly children: ReactNode;
};

const triggersIn = (list: Element) => [...list.querySelectorAll<HTMLElement>("h3 > button")];

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** From row to row; what is inside an opened row has keys of its own. */
function walk(event: KeyboardEvent) {
  const triggers = triggersIn(event.currentTarget);
  const at = triggers.findIndex((trigger) => trigger === event.target);
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (at === -1 || !step) return;
  event.preventDefault();
  triggers[step(at, triggers.length - 1)]?.focus();
}

const heads = ["Id", "Article", "Model"];
const figures = ["Temp.", "Tokens", "Duration", "Time"];

/** The calls of a page, under heads that stay in sight. Up and down walk the rows. */
export function DebugRows({ label, children }: DebugRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Whoever opened a sheet of them can begin to walk, unless they have gone elsewhere meanwhile.
    const sheet = list.current?.closest("[role=dialog]");
    const focused = document.activeElement;
    if (!list.current || !sheet || (focused !== sheet && sheet.contains(focused))) return;
    const triggers = triggersIn(list.current);
    const opened = triggers.find((trigger) => trigger.getAttribute("aria-expanded") === "true");
    (opened ?? triggers[0])?.focus();
  }, []);
  return (
    <div className={styles.rows}>
      <div className={styles.heads} aria-hidden>
        <span />
        <span>Bot</span>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
        {figures.map((head) => (
          <span key={head} className={styles.figure}>
            {head}
          </span>
        ))}
      </div>
      <ul ref={list} aria-label={label} onKeyDownCapture={walk}>
        {children}
      </ul>
    </div>
  );
}
