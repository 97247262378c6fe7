import type { CSSProperties } from "react";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./Skeleton.css.ts";

/** See {@link Skeleton}. */
export type SkeletonProps = {
  /** What is loading: "Loading the articles". Read aloud, not shown. */
  readonly label: string;
  /** What will stand here. */
  readonly shape?: styles.SkeletonShape;
  /** How many lines, cards, rows or fields. */
  readonly count?: number;
};

/** Bars end at different places, always the same ones. */
const widths = ["92%", "78%", "85%", "64%", "88%", "71%"];

function Bar({ at }: { readonly at: number }) {
  const width = { "--bar": widths[at % widths.length] } as CSSProperties;
  return <div className={styles.bar} style={width} />;
}

function Piece({ shape, at }: { readonly shape: styles.SkeletonShape; readonly at: number }) {
  switch (shape) {
    case "text":
      return <Bar at={at} />;
    case "card":
      return (
        <div className={styles.card}>
          <div className={styles.picture} />
          <Bar at={at} />
          <Bar at={at + 3} />
        </div>
      );
    case "form":
      return (
        <div className={styles.field}>
          <Bar at={at + 3} />
        </div>
      );
    case "row":
    case "list":
      return (
        <div className={styles.row}>
          <Bar at={at} />
          <Bar at={at + 1} />
          <Bar at={at + 2} />
          <Bar at={at + 4} />
        </div>
      );
  }
}

/** Grey bars in the shape of what is loading. Put the content in its place, not beside it. */
export function Skeleton({ label, shape = "text", count = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <output className={visuallyHidden}>{label}</output>
      <div className={styles.list[shape]} aria-busy="true">
        {Array.from({ length: count }, (_, at) => (
          <Piece key={at} shape={shape} at={at} />
        ))}
      </div>
    </div>
  );
}
