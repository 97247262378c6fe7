import type { ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { text } from "../theme/typography.css.ts";
import * as styles from "./screens.css.ts";

/** A piece of a screen and what it is there for. */
export type ScreenPart = {
  readonly name: string;
  /** Where its stories are: "navigation-sidebar". */
  readonly docs: string;
  readonly words: string;
};

type AnnotatedProps = {
  readonly title: string;
  readonly parts: readonly ScreenPart[];
  readonly children: ReactNode;
};

const stay = () => {};

/** A screen beside the list of what it is made of. Its links lead nowhere. */
export function Annotated({ title, parts, children }: AnnotatedProps) {
  return (
    <div className={styles.layout}>
      <RouterProvider navigate={stay}>{children}</RouterProvider>
      <aside className={styles.legend} aria-label={title}>
        <div className={styles.parts}>
          <h2 className={text.heading}>{title}</h2>
          {parts.map(({ name, docs, words }, at) => (
            <div key={name} className={styles.part}>
              <span className={styles.number} aria-hidden>
                {at + 1}
              </span>
              <div>
                <a className={styles.name} href={`./?path=/docs/${docs}--docs`} target="_top">
                  {name}
                </a>
                {words}
              </div>
            </div>
          ))}
        </div>
      </aside>
    </div>
  );
}

type PinnedProps = {
  /** Its place in the list, from 1. */
  readonly at: number;
  /** In the gutter before it, on the corner of a button, or inside of what fills the screen's height. */
  readonly place?: "gutter" | "corner" | "inside";
  readonly children: ReactNode;
};

/** Puts a number on a piece of the screen. */
export function Pinned({ at, place = "gutter", children }: PinnedProps) {
  return (
    <div className={styles.pinned} data-place={place}>
      {children}
      <span className={styles.pin} aria-hidden>
        {at}
      </span>
    </div>
  );
}
