import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { Input, TextField, useLocale } from "react-aria-components";
import { Control } from "../field/Control.tsx";
import { field } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import { TagRow } from "./parts/TagRow.tsx";
import * as styles from "./TagInput.css.ts";
import { useTags } from "./use-tags.ts";

/** See {@link TagInput}. */
export type TagInputProps = FieldProps & {
  /** Each of them once, in the order in which they were added. */
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
  readonly placeholder?: string;
  readonly takesFocus?: boolean;
};

/**
 * Keywords, one by one: Enter and comma add what is typed, pasted lists are split, Backspace in the
 * empty field removes the last.
 */
export function TagInput(props: TagInputProps) {
  const { label, value, onChange, placeholder, disabledReason, takesFocus } = props;
  const { draft, hint, type, add, remove } = useTags(value, onChange);
  const { direction } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [back, forward] =
    direction === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];

  const removeAndStay = (tag: string) => {
    remove(tag);
    if (value.length === 1) input.current?.focus();
  };
  const keyInText = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === "Enter" && draft.trim() && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(draft);
    } else if (event.key === "Backspace" && draft === "" && last !== undefined) {
      remove(last);
    } else if (event.key === back && event.currentTarget.selectionEnd === 0) {
      const tags = box.current?.querySelectorAll<HTMLElement>("[role=row]");
      tags?.item(tags.length - 1)?.focus();
    }
  };
  const pasteIntoText = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[,;\t\r\n]/.test(text)) return;
    event.preventDefault();
    add(`${draft} ${text}`);
  };
  // Forward from the last tag leads into the text, before the list itself would wrap around.
  const keyAnywhere = (event: KeyboardEvent<HTMLDivElement>) => {
    const tags = [...event.currentTarget.querySelectorAll("[role=row]")];
    const isAtEnd = event.key === forward || event.key === "End";
    if (!isAtEnd || event.target !== tags.at(-1)) return;
    event.stopPropagation();
    event.preventDefault();
    input.current?.focus();
  };

  return (
    <TextField
      {...ariaFieldProps(props)}
      {...{ value: draft, onChange: type, onBlur: () => add(draft), autoFocus: takesFocus }}
      className={field}
    >
      <FieldFrame {...props} aside={<output className={styles.hint}>{hint}</output>}>
        <Control>
          <div className={styles.box} ref={box} onKeyDownCapture={keyAnywhere} role="presentation">
            {value.length > 0 && (
              <TagRow
                label={`${label}, ${value.length} so far`}
                tags={value}
                isDisabled={disabledReason !== undefined}
                onRemove={removeAndStay}
              />
            )}
            <Input
              ref={input}
              className={styles.input}
              placeholder={value.length === 0 ? placeholder : undefined}
              autoComplete="off"
              onKeyDown={keyInText}
              onPaste={pasteIntoText}
            />
          </div>
        </Control>
      </FieldFrame>
    </TextField>
  );
}
