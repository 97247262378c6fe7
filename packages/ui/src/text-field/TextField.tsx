import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import { Affix, Control } from "../field/Control.tsx";
import * as styles from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";

/** See {@link TextField}. */
export type TextFieldProps = FieldProps & {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  /** Enter was pressed, which then does not send the form around it. */
  readonly onEnter?: () => void;
  /** `password` hides the text and offers to show it. */
  readonly type?: "text" | "password" | "email" | "url" | "tel";
  /** An example of a value. What must be known to answer belongs into the description. */
  readonly placeholder?: string;
  /** Before the text: "https://", an icon. */
  readonly prefix?: ReactNode;
  /** After the text: "€", a small button. */
  readonly suffix?: ReactNode;
  /** What the browser may fill in: "username", "current-password". */
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** Has focus as soon as it appears: the first field of a dialog, or of a page that is a form. */
  readonly takesFocus?: boolean;
  readonly isReadOnly?: boolean;
  /** For ids and code. */
  readonly isMono?: boolean;
};

/** One line of text with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const { type = "text", placeholder, prefix, suffix, isMono } = props;
  const { value, defaultValue, onChange, onBlur, autoComplete, maxLength, isReadOnly } = props;
  const { onEnter } = props;
  const [isRevealed, setRevealed] = useState(false);
  const isSecret = type === "password";
  return (
    <AriaTextField
      {...ariaFieldProps(props)}
      {...{ value, defaultValue, onChange, onBlur, autoComplete, maxLength, isReadOnly }}
      {...{ autoFocus: props.takesFocus }}
      onKeyDown={onEnter && takeEnter(onEnter)}
      type={isSecret && isRevealed ? "text" : type}
      className={styles.field}
    >
      <FieldFrame {...props}>
        <Control>
          {prefix && <Affix>{prefix}</Affix>}
          <Input
            className={isMono ? `${styles.input} ${styles.monoInput}` : styles.input}
            placeholder={placeholder}
            {...(isSecret && { spellCheck: false, autoCapitalize: "none" })}
          />
          {suffix && <Affix>{suffix}</Affix>}
          {isSecret && !props.disabledReason && (
            <Affix>
              <IconButton
                icon={isRevealed ? EyeOff : Eye}
                label={isRevealed ? "Hide password" : "Show password"}
                size="small"
                onPress={() => setRevealed(!isRevealed)}
              />
            </Affix>
          )}
        </Control>
      </FieldFrame>
    </AriaTextField>
  );
}

/** Keeps Enter to itself and lets every other key pass. */
function takeEnter(onEnter: () => void): NonNullable<AriaTextFieldProps["onKeyDown"]> {
  return (event) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return event.continuePropagation();
    event.preventDefault();
    onEnter();
  };
}
