import type { ReactNode } from "react";

import { mono, muted } from "../theme/typography.css.ts";
import { code } from "./CodeText.css.ts";

/** See {@link CodeText}. */
export type CodeTextProps = {
  readonly children: ReactNode;
  /** Beside what it belongs to, an id is secondary. */
  readonly isMuted?: boolean;
};

/** An id, a slug, a model's name: what a machine reads, letter by letter. */
export function CodeText({ children, isMuted }: CodeTextProps) {
  return <code className={`${mono} ${code} ${isMuted ? muted : ""}`}>{children}</code>;
}
