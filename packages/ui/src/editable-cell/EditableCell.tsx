import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./EditableCell.css.ts";
import { CellEditor } from "./parts/CellEditor.tsx";

/** See {@link EditableCell}. */
export type EditableCellProps = {
  /** What the text is: "nav.about in pt". */
  readonly label: string;
  readonly value: string;
  /** What stands in an empty cell, highlighted. */
  readonly emptyText?: string;
  /**
   * Takes over a changed text. While a promise is pending the text stays; when it is rejected the
   * cell stays open and shows the error's message.
   */
  readonly onChange: (text: string) => void | Promise<unknown>;
};

/**
 * A text in a table that is changed where it stands. Enter or leaving the cell keeps what was typed,
 * Escape leaves it as it was, Shift and Enter begin a new line.
 */
export function EditableCell({ label, value, emptyText = "Missing", onChange }: EditableCellProps) {
  const [isEditing, setEditing] = useState(false);
  const returnsFocus = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);
  if (isEditing) {
    return (
      <div className={styles.editor}>
        <CellEditor
          {...{ label, value, onChange }}
          onClose={(byKey) => {
            returnsFocus.current = byKey;
            setEditing(false);
          }}
        />
      </div>
    );
  }
  return (
    <Button ref={button} className={styles.button} onPress={() => setEditing(true)}>
      <span className={visuallyHidden}>Edit {label}: </span>
      {value || <span className={styles.missing}>{emptyText}</span>}
    </Button>
  );
}
