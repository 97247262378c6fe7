import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Input, NumberField as AriaNumberField } from "react-aria-components";
import { Affix, Control } from "../field/Control.tsx";
import { field, input } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./NumberField.css.ts";

/** See {@link NumberField}. */
export type NumberFieldProps = FieldProps & {
  /** `null` while nothing is entered. */
  readonly value: number | null;
  /** Called when the number is complete: on leaving the field, on Enter, on a step. */
  readonly onChange: (value: number | null) => void;
  readonly minValue?: number;
  readonly maxValue?: number;
  /** How far the arrow keys and the buttons go; the value snaps to it. */
  readonly step?: number;
  /** How the number is written: as a currency, in percent, with so many decimals. */
  readonly format?: Intl.NumberFormatOptions;
  /** After the number: "products", "°C". */
  readonly unit?: ReactNode;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  readonly takesFocus?: boolean;
};

/** A number, written as the reader's language writes numbers. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, minValue, maxValue, step, format, unit, placeholder } = props;
  return (
    <AriaNumberField
      {...ariaFieldProps(props)}
      {...{ minValue, maxValue, step, formatOptions: format, isReadOnly: props.isReadOnly }}
      {...{ autoFocus: props.takesFocus }}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      className={field}
    >
      <FieldFrame {...props}>
        <Control>
          <Input className={`${input} ${styles.input}`} placeholder={placeholder} />
          {unit && <Affix>{unit}</Affix>}
          <div className={styles.steps}>
            <Button slot="decrement" className={styles.step}>
              <Icon icon={Minus} />
            </Button>
            <Button slot="increment" className={styles.step}>
              <Icon icon={Plus} />
            </Button>
          </div>
        </Control>
      </FieldFrame>
    </AriaNumberField>
  );
}
