import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./Field.css.ts";
import type { FieldProps } from "./field-props.ts";

type FieldFrameProps = Omit<FieldProps, "name"> & {
  /** The control. */
  readonly children: ReactNode;
  /** At the end of the help: a count of characters. */
  readonly aside?: ReactNode;
};

/** Label above and help below the control of a field; for inside a field of React Aria. */
export function FieldFrame({
  children,
  label,
  hideLabel,
  isRequired,
  aside,
  ...help
}: FieldFrameProps) {
  return (
    <>
      <Label className={hideLabel ? visuallyHidden : styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </Label>
      {children}
      <FieldHelp {...help} aside={aside} />
    </>
  );
}

type FieldHelpProps = Pick<FieldFrameProps, "error" | "description" | "disabledReason" | "aside">;

/** The error, then the reason or the description; for inside a field of React Aria. */
export function FieldHelp({ error, description, disabledReason, aside }: FieldHelpProps) {
  const help = disabledReason ?? description;
  return (
    <>
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <Icon icon={CircleAlert} />
            {error ?? validationErrors.join(" ")}
          </>
        )}
      </FieldError>
      {help && (
        <Text slot="description" className={styles.description}>
          {help}
        </Text>
      )}
      {aside}
    </>
  );
}
