import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { failureText } from "../../confirm-dialog/failure-text.ts";
import { TextArea } from "../../text-area/TextArea.tsx";
import type { EditableCellProps } from "../EditableCell.tsx";

type CellEditorProps = Pick<EditableCellProps, "label" | "value" | "onChange"> & {
  /** @param byKey whether the focus goes back to the cell. */
  readonly onClose: (byKey: boolean) => void;
};

/** The field of an EditableCell that is open. */
export function CellEditor({ label, value, onChange, onClose }: CellEditorProps) {
  const [text, setText] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  // A field that goes loses the focus, which must not save what was given up or is saved already.
  const isDone = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = box.current?.querySelector("textarea");
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const save = async (byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    setError(undefined);
    try {
      if (text.trim() !== value) {
        const running = onChange(text.trim());
        setSaving(running instanceof Promise);
        await running;
      }
      onClose(byKey);
    } catch (reason) {
      isDone.current = false;
      setSaving(false);
      setError(failureText(reason));
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      void save(true);
    } else if (event.key === "Escape" && !isSaving) {
      // Neither a dialog around the table nor the page has anything to do with it.
      event.stopPropagation();
      isDone.current = true;
      onClose(true);
    }
  };
  return (
    <div ref={box} role="presentation" onKeyDownCapture={onKey}>
      <TextArea
        label={label}
        hideLabel
        takesFocus
        minRows={1}
        maxRows={8}
        value={text}
        onChange={setText}
        onBlur={() => void save(false)}
        isReadOnly={isSaving}
        error={error}
        {...(isSaving ? { description: "Saving…" } : {})}
      />
    </div>
  );
}
