import { ChevronDown } from "lucide-react";
import { Button, Popover, Select as AriaSelect, SelectValue } from "react-aria-components";
import { field } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import { Icon } from "../icon/Icon.tsx";
import { popover, value as valueStyle, valueWords } from "../list-box/list-box.css.ts";
import type { Option } from "../list-box/option.ts";
import { OptionList } from "../list-box/OptionList.tsx";
import * as styles from "./Select.css.ts";

/** See {@link Select}. */
export type SelectProps<Id extends string> = FieldProps & {
  readonly options: readonly Option<Id>[];
  /** The id of the chosen option; `null` while nothing is chosen. */
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly placeholder?: string;
  /** What the list says while it holds no option. */
  readonly emptyText?: string;
  /** Has focus as soon as it appears: the first field of a dialog, or of a page that is a form. */
  readonly takesFocus?: boolean;
};

/** Chooses one of a few options that fit a list. For many, use ComboBox. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const {
    options,
    value,
    onChange,
    placeholder = "Choose…",
    emptyText = "Nothing to choose from",
  } = props;
  const chosen = options.find(({ id }) => id === value);
  return (
    <AriaSelect
      {...ariaFieldProps(props)}
      value={chosen?.id ?? null}
      onChange={(id) => {
        const option = options.find((candidate) => candidate.id === id);
        if (option) onChange(option.id);
      }}
      placeholder={placeholder}
      allowsEmptyCollection
      {...{ autoFocus: props.takesFocus }}
      className={field}
    >
      <FieldFrame {...props}>
        <Button className={styles.trigger}>
          <SelectValue className={valueStyle}>
            {chosen?.icon && <Icon icon={chosen.icon} />}
            <span className={chosen ? valueWords : styles.placeholder}>
              {chosen?.label ?? placeholder}
            </span>
          </SelectValue>
          <span className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
      </FieldFrame>
      <Popover className={popover} offset={4}>
        <OptionList options={options} emptyText={emptyText} />
      </Popover>
    </AriaSelect>
  );
}
