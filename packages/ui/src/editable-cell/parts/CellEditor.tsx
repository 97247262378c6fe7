import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import * as styles from "../EditableCell.css.ts";

type CellEditorProps = {
  readonly label: string;
  readonly lang?: string | undefined;
  /** The text that it opens with. */
  readonly start: string;
  /** @param byKey whether the focus goes back to the cell. */
  readonly onKeep: (text: string, byKey: boolean) => void;
  readonly onCancel: () => void;
};

/**
 * The field of a cell that is open. It takes the focus while it is drawn, in the same turn as the
 * key or the press, so that no letter that is typed next gets lost.
 */
export function CellEditor({ label, lang, start, onKeep, onCancel }: CellEditorProps) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  // A field that goes loses the focus, which must not save what was kept or taken back already.
  const isDone = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(start.length, start.length);
  }, [start]);

  const keep = (byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onKeep(text, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      keep(true);
    } else if (event.key === "Escape") {
      // Neither a dialog around the table nor the page has anything to do with it.
      event.stopPropagation();
      isDone.current = true;
      onCancel();
    }
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    // Another window has the focus, this field keeps it for later.
    if (event.currentTarget !== document.activeElement) keep(false);
  };
  return (
    <div className={styles.editor} data-text={text}>
      <textarea
        ref={field}
        className={styles.field}
        aria-label={label}
        lang={lang}
        dir="auto"
        rows={1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    </div>
  );
}
