import { Check, Minus } from "lucide-react";
import { CheckboxButton, CheckboxField } from "react-aria-components";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldHelp } from "../field/FieldFrame.tsx";
import { Icon } from "../icon/Icon.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./Checkbox.css.ts";

/** See {@link Checkbox}. */
export type CheckboxProps = FieldProps & {
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  /** Some, but not all, of what it stands for is selected. */
  readonly isIndeterminate?: boolean;
  /** What the form sends while it is selected. */
  readonly value?: string;
};

/** Selects a thing, or agrees to a statement that takes effect with the form. */
export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel, isSelected, defaultSelected, onChange, isIndeterminate, value } = props;
  return (
    <CheckboxField
      {...ariaFieldProps(props)}
      {...{ isSelected, defaultSelected, onChange, isIndeterminate, value }}
      className={styles.root}
    >
      <CheckboxButton className={styles.button}>
        {(state) => (
          <>
            <span className={styles.box}>
              <Icon icon={state.isIndeterminate ? Minus : Check} />
            </span>
            <span className={hideLabel ? visuallyHidden : styles.words}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className={styles.help}>
        <FieldHelp {...props} />
      </div>
    </CheckboxField>
  );
}
