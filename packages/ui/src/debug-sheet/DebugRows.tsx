import type { ReactNode } from "react";
import * as styles from "./DebugRows.css.ts";

/** See {@link DebugRows}. */
export type DebugRowsProps = {
  /** What the rows are: "Calls". */
  readonly label: string;
  /** One DebugRow per call. */
  readonly children: ReactNode;
};

const heads = ["Id", "Article", "Model"];
const figures = ["Temp.", "Tokens", "Duration", "Time"];

/** The calls of a page, under heads that stay in sight. */
export function DebugRows({ label, children }: DebugRowsProps) {
  return (
    <>
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
      <ul aria-label={label}>{children}</ul>
    </>
  );
}
