import { Search, X } from "lucide-react";
import { Input, SearchField } from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import { Affix, Control } from "../field/Control.tsx";
import { field, input } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import { Icon } from "../icon/Icon.tsx";

/** See {@link SearchBox}. */
export type SearchBoxProps = Pick<
  FieldProps,
  "label" | "description" | "error" | "disabledReason" | "name"
> & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter was pressed. */
  readonly onSubmit?: (value: string) => void;
  readonly placeholder?: string;
  readonly clearLabel?: string;
  readonly takesFocus?: boolean;
};

/** Text to search or filter by. Escape clears it. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, onSubmit, placeholder } = props;
  const { clearLabel = "Clear", disabledReason, takesFocus } = props;
  return (
    <SearchField
      {...ariaFieldProps(props)}
      {...{ value, onChange, onSubmit, autoFocus: takesFocus }}
      className={field}
    >
      <FieldFrame {...props} hideLabel>
        <Control>
          <Affix>
            <Icon icon={Search} />
          </Affix>
          <Input className={input} placeholder={placeholder} />
          {value !== "" && !disabledReason && (
            <Affix>
              <IconButton icon={X} label={clearLabel} size="small" />
            </Affix>
          )}
        </Control>
      </FieldFrame>
    </SearchField>
  );
}
