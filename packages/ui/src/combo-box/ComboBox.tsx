import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button, ComboBox as AriaComboBox, Input, Popover, useFilter } from "react-aria-components";
import { Control } from "../field/Control.tsx";
import { field, input } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import { Icon } from "../icon/Icon.tsx";
import { popover } from "../list-box/list-box.css.ts";
import type { Option } from "../list-box/option.ts";
import { OptionList } from "../list-box/OptionList.tsx";
import * as styles from "./ComboBox.css.ts";

/** See {@link ComboBox}. */
export type ComboBoxProps<Id extends string> = FieldProps & {
  readonly options: readonly Option<Id>[];
  /** The id of the chosen option; `null` while nothing is chosen. */
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
  readonly placeholder?: string;
  /** What the list says while no option fits. */
  readonly emptyText?: string;
  readonly takesFocus?: boolean;
};

/** Chooses one of many options by typing a part of it. For a few, use Select. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { options, value, onChange, placeholder, takesFocus } = props;
  const { emptyText = "Nothing fits" } = props;
  const { contains } = useFilter({ sensitivity: "base" });
  const [query, setQuery] = useState("");
  const shown = options.filter(({ label }) => contains(label, query));
  const chosen = options.find(({ id }) => id === value);
  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
      // Given items are not filtered by React Aria, whose filter breaks sections in development
      // (react-spectrum#9405).
      items={shown}
      onInputChange={(text) => setQuery(text === chosen?.label ? "" : text)}
      onOpenChange={(isOpen, trigger) => {
        if (!isOpen || trigger !== "input") setQuery("");
      }}
      value={value}
      onChange={(id) => onChange(options.find((option) => option.id === id)?.id ?? null)}
      allowsEmptyCollection
      menuTrigger="focus"
      {...{ autoFocus: takesFocus }}
      className={field}
    >
      <FieldFrame {...props}>
        <Control>
          <Input className={input} placeholder={placeholder} />
          <Button className={styles.chevron}>
            <Icon icon={ChevronDown} />
          </Button>
        </Control>
      </FieldFrame>
      <Popover className={popover} offset={5} crossOffset={-1}>
        <OptionList options={shown} emptyText={emptyText} />
      </Popover>
    </AriaComboBox>
  );
}
