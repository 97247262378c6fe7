import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from "react-aria-components";
import { field } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import type { Option } from "../list-box/option.ts";
import * as styles from "./RadioGroup.css.ts";

/** See {@link RadioGroup}. */
export type RadioGroupProps<Id extends string> = FieldProps & {
  /** Two to six of them; for more, use Select. Icons and sections are for lists only. */
  readonly options: readonly Omit<Option<Id>, "icon" | "section">[];
  /** The id of the chosen option; `null` while nothing is chosen. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** Side by side, for short labels without descriptions. */
  readonly isHorizontal?: boolean;
};

/** Chooses one of a few options that are worth seeing all at once. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, value, onChange, isHorizontal } = props;
  return (
    <AriaRadioGroup
      {...ariaFieldProps(props)}
      value={value}
      onChange={(id) => {
        const option = options.find((candidate) => candidate.id === id);
        if (option) onChange(option.id);
      }}
      orientation={isHorizontal ? "horizontal" : "vertical"}
      className={field}
    >
      <FieldFrame {...props}>
        <div className={styles.options}>
          {options.map(({ id, label, description, isDisabled }) => (
            <RadioField key={id} value={id} isDisabled={isDisabled} className={styles.option}>
              <RadioButton className={styles.button}>
                <span className={styles.circle} />
                <span className={styles.words}>{label}</span>
              </RadioButton>
              {description && (
                <Text slot="description" className={styles.description}>
                  {description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}
