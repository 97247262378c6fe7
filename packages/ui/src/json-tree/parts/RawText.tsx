import type { CSSProperties } from "react";
import * as styles from "../JsonView.css.ts";
import { rawBlocks } from "../raw-blocks.ts";
import { lineHeight } from "../row-height.ts";

type RawTextProps = {
  readonly label: string;
  readonly text: string;
  /** The greatest height, px. */
  readonly height: number;
};

/** A box that scrolls must be reached by the keyboard, or only the mouse can scroll it. */
const reachable = { tabIndex: 0 };

/** A document as text, to select and to read as it is. */
export function RawText({ label, text, height }: RawTextProps) {
  return (
    <section
      aria-label={label}
      className={styles.raw}
      dir="ltr"
      {...reachable}
      style={{ "--raw-height": `${height}px` } as CSSProperties}
    >
      {rawBlocks(text).map((block, index) => (
        <span
          key={index}
          className={styles.rawBlock}
          style={{ "--block-height": `${block.lines * lineHeight}px` } as CSSProperties}
        >
          {block.text}
        </span>
      ))}
    </section>
  );
}
