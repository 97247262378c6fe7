import { Check } from "lucide-react";
import { Icon } from "../../icon/Icon.tsx";
import { Spinner } from "../../spinner/Spinner.tsx";
import type { CellWords } from "../cell-words.ts";
import * as styles from "../EditableCell.css.ts";
import type { CellState } from "../use-cell-edit.ts";

/** At the end of a text: it is being saved, or it was. */
export function CellMark({ state, words }: { state: CellState["kind"]; words: CellWords }) {
  if (state !== "saving" && state !== "saved") return null;
  return (
    <span className={styles.mark} data-state={state}>
      {state === "saving" ? <Spinner label={words.saving} /> : <Icon icon={Check} />}
    </span>
  );
}
