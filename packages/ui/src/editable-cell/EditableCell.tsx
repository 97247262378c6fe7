import { type KeyboardEvent, useId } from "react";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./EditableCell.css.ts";
import { CellEditor } from "./parts/CellEditor.tsx";
import { CellFailure } from "./parts/CellFailure.tsx";
import { CellMark } from "./parts/CellMark.tsx";
import { neighbourCell } from "./neighbour-cell.ts";
import { type CellWords, plainWords } from "./cell-words.ts";
import { opensCell } from "./opens-cell.ts";
import { type CellState, useCellEdit } from "./use-cell-edit.ts";

/** See {@link EditableCell}. */
export type EditableCellProps = {
  /** What the text is: "nav.about in pt". */
  readonly label: string;
  readonly value: string;
  /** What stands in an empty cell, highlighted. */
  readonly emptyText?: string;
  /** The language of the text, e.g. "pt-BR", for its pronunciation and its spelling. */
  readonly lang?: string;
  /**
   * Takes over a changed text, trimmed. While a promise is pending the cell shows the new text and
   * says that it is saved; when it is rejected the cell keeps the text, shows the error's message
   * and offers to try again.
   */
  readonly onChange: (text: string) => void | Promise<unknown>;
  /** The words for what happens to the text. */
  readonly words?: CellWords;
};

/**
 * A text in a table that is changed where it stands. A click, Enter, F2 or typing opens it; Enter
 * or leaving the cell keeps what was typed, Escape takes it back, Shift and Enter begin a new line.
 * Between cells of a table the arrow keys move as well.
 */
export function EditableCell(props: EditableCellProps) {
  const { label, value, emptyText = "Missing", lang, onChange, words = plainWords } = props;
  const { state, button, open, keep, cancel, retry } = useCellEdit(value, onChange);
  const messageId = useId();
  const isSaving = state.kind === "saving";
  const isFailed = state.kind === "failed";
  const shown = isSaving || isFailed ? state.text : value;

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const neighbour = neighbourCell(event.currentTarget, event.key);
    if (neighbour) {
      event.preventDefault();
      neighbour.focus();
      return;
    }
    const draft = opensCell(event);
    if (isSaving || draft === undefined) return;
    event.preventDefault();
    open(draft.replacement);
  };
  return (
    <div
      className={styles.cell}
      data-state={state.kind}
      data-unsaved={"text" in state || undefined}
    >
      {state.kind === "editing" ? (
        <CellEditor {...{ label, lang }} start={state.text} onKeep={keep} onCancel={cancel} />
      ) : (
        <div className={styles.line}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            data-editable-cell
            aria-disabled={isSaving || undefined}
            aria-describedby={isFailed ? messageId : undefined}
            onClick={() => isSaving || open()}
            onKeyDown={onKeyDown}
          >
            <span className={visuallyHidden}>Edit {label}: </span>
            {shown === "" ? (
              <span className={styles.missing}>{emptyText}</span>
            ) : (
              <span className={styles.value} dir="auto" lang={lang}>
                {shown}
              </span>
            )}
          </button>
          <CellMark state={state.kind} words={words} />
        </div>
      )}
      {isFailed && (
        <CellFailure id={messageId} words={words} message={state.message} onRetry={retry} />
      )}
      {state.kind !== "shown" && (
        <output className={visuallyHidden}>{spokenState(state, words)}</output>
      )}
    </div>
  );
}

/** What is read aloud when it changes. */
function spokenState(state: CellState, words: CellWords): string {
  if (state.kind === "failed") return `${words.failed}. ${state.message}`;
  return state.kind === "saving" || state.kind === "saved" ? words[state.kind] : "";
}
