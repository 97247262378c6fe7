import { Search, X } from "lucide-react";
import { Input, SearchField } from "react-aria-components";
import { IconButton } from "../button/IconButton.tsx";
import { Affix, Control } from "../field/Control.tsx";
import { field, input } from "../field/Field.css.ts";
import { ariaFieldProps, type FieldProps } from "../field/field-props.ts";
import { FieldFrame } from "../field/FieldFrame.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Kbd } from "../kbd/Kbd.tsx";
import { Spinner } from "../spinner/Spinner.tsx";

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
  /** Shows the label above; otherwise the magnifier says enough to those who see it. */
  readonly showLabel?: boolean;
  /** Keys that lead here, printed while it is empty: "/", "Mod+K". Whoever shows it listens. */
  readonly shortcut?: string;
  /** The results are on their way. */
  readonly isPending?: boolean;
  readonly clearLabel?: string;
  readonly takesFocus?: boolean;
};

/** Text to search or filter by. Escape clears it. */
export function SearchBox(props: SearchBoxProps) {
  const { value, onChange, onSubmit, placeholder, showLabel, shortcut } = props;
  const { isPending, clearLabel = "Clear", disabledReason, takesFocus } = props;
  return (
    <SearchField
      {...ariaFieldProps(props)}
      {...{ value, onChange, onSubmit, autoFocus: takesFocus }}
      className={field}
    >
      <FieldFrame {...props} hideLabel={!showLabel}>
        <Control>
          <Affix>{isPending ? <Spinner label="Searching" /> : <Icon icon={Search} />}</Affix>
          <Input className={input} placeholder={placeholder} />
          {value === "" && shortcut && (
            <Affix>
              <Kbd keys={shortcut} />
            </Affix>
          )}
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
