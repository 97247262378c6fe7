import type { CSSProperties, KeyboardEvent } from "react";
import { TextArea as AriaTextArea, TextField } from "react-aria-components";
import { Control } from "../field/Control.tsx";
import { field } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import * as styles from "./TextArea.css.ts";

/** See {@link TextArea}. */
export type TextAreaProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Ctrl+Enter or Cmd+Enter: what the button beside it does. */
  readonly onSubmit?: () => void;
  readonly placeholder?: string;
  /** Lines shown while the text is shorter. */
  readonly minRows?: number;
  /** Lines shown at most; a longer text scrolls. */
  readonly maxRows?: number;
  /** Has focus as soon as it appears: the first field of a dialog, or of a page that is a form. */
  readonly takesFocus?: boolean;
  readonly isReadOnly?: boolean;
  /** For JSON and code. */
  readonly isMono?: boolean;
};

/** Text of several lines; the field grows with it. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, onSubmit, minRows = 3, maxRows = 16 } = props;
  const { placeholder, isReadOnly, isMono } = props;
  const size: CSSProperties & Record<`--${string}`, number> = {
    "--min-rows": minRows,
    "--max-rows": maxRows,
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (!onSubmit || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <TextField
      {...ariaFieldProps(props)}
      {...{ value, onChange, onBlur, isReadOnly, autoFocus: props.takesFocus }}
      className={field}
    >
      <FieldFrame {...props}>
        <Control>
          <div
            className={isMono ? `${styles.grower} ${styles.code}` : styles.grower}
            data-text={value}
            style={size}
          >
            <AriaTextArea
              className={styles.area}
              rows={minRows}
              placeholder={placeholder}
              onKeyDown={submitOnEnter}
            />
          </div>
        </Control>
      </FieldFrame>
    </TextField>
  );
}
