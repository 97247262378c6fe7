import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./ProductMark.css.ts";

/** See {@link ProductMark}. */
export type ProductMarkProps = {
  readonly name?: string;
  readonly size?: styles.MarkSize;
  /** Where there is no room for the word; it is still read aloud. */
  readonly isNameHidden?: boolean;
};

/** The product's sign, a wrapped gift seen from above, with its name. */
export function ProductMark({ name = "Console", size = "small", isNameHidden }: ProductMarkProps) {
  return (
    <span className={styles.box}>
      <svg className={styles.drawing[size]} viewBox="0 0 20 20" aria-hidden focusable="false">
        <path
          className={styles.back}
          d="M8.6.58a2 2 0 0 1 2.8 0l8.02 8.02a2 2 0 0 1 0 2.8l-8.02 8.02a2 2 0 0 1-2.8 0L.58 11.4a2 2 0 0 1 0-2.8Z"
        />
        <path
          className={styles.front}
          strokeLinecap="round"
          d="m5.4 5.4 9.2 9.2M14.6 5.4l-9.2 9.2"
        />
      </svg>
      <span className={isNameHidden ? visuallyHidden : styles.word[size]}>{name}</span>
    </span>
  );
}
