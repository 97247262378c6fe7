import type { ReactNode } from "react";

/** What every field takes. */
export type FieldProps = {
  /** What the field asks for, as a noun: "Site name". */
  readonly label: string;
  /** Keeps the label for assistive technology only, where the place says enough; for toolbars. */
  readonly hideLabel?: boolean;
  /** What helps to fill it in: a format, an example, a consequence. */
  readonly description?: ReactNode;
  /** What is wrong and what to do. Without it the field is valid. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Why the field cannot be used now. It stands where the description stood. */
  readonly disabledReason?: string | undefined;
  /** The key of the value in the form, and of the form's errors. */
  readonly name?: string | undefined;
};

/**
 * What React Aria's fields want to know; they show errors without the browser's own bubbles. What
 * does not hold is `undefined`, so that a surrounding table or form may decide it.
 */
export type AriaFieldProps = {
  readonly isInvalid: true | undefined;
  readonly isRequired: true | undefined;
  readonly isDisabled: true | undefined;
  readonly name: string | undefined;
  readonly validationBehavior: "aria";
};

/** Translates the props of a field for React Aria. A form's errors count where `error` is absent. */
export function ariaFieldProps(
  props: Pick<FieldProps, "error" | "isRequired" | "disabledReason" | "name">,
): AriaFieldProps {
  return {
    isInvalid: props.error ? true : undefined,
    isRequired: props.isRequired || undefined,
    isDisabled: props.disabledReason ? true : undefined,
    name: props.name,
    validationBehavior: "aria",
  };
}
