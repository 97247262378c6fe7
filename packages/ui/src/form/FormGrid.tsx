import type { ReactNode } from "react";
import { grid } from "./Form.css.ts";

/** Short fields side by side where there is room, below one another where there is not. */
export function FormGrid({ children }: { readonly children: ReactNode }) {
  return <div className={grid}>{children}</div>;
}
