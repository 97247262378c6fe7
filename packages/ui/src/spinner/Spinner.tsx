import { ProgressBar } from "react-aria-components";
import { spinner } from "./Spinner.css.ts";

/** See {@link Spinner}. */
export type SpinnerProps = {
  /** What is going on, for assistive technology: "Saving". */
  readonly label: string;
};

/** A small ring beside what is running. Longer than two seconds deserves words as well. */
export function Spinner({ label }: SpinnerProps) {
  return <ProgressBar aria-label={label} isIndeterminate className={spinner} />;
}
