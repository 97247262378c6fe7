import { SwitchButton, SwitchField } from "react-aria-components";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldHelp } from "../field/FieldFrame.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./Switch.css.ts";

/** See {@link Switch}. */
export type SwitchProps = FieldProps & {
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
};

/** Turns a setting on or off at once. What takes effect with a form is a Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel, isSelected, defaultSelected, onChange } = props;
  return (
    <SwitchField
      {...ariaFieldProps(props)}
      {...{ isSelected, defaultSelected, onChange }}
      className={styles.root}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={hideLabel ? visuallyHidden : styles.words}>{label}</span>
      </SwitchButton>
      <div className={styles.help}>
        <FieldHelp {...props} />
      </div>
    </SwitchField>
  );
}
