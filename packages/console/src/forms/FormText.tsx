import type { ReactNode } from "react";
import {
  Controller,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type RegisterOptions,
} from "react-hook-form";

/** What a text field of packages/ui takes from a form. */
export interface FormTextField {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface FormTextProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  readonly form: { control: Control<Values> };
  readonly name: Name;
  readonly rules?: RegisterOptions<Values, Name>;
  /** Draws the field. */
  readonly children: (field: FormTextField) => ReactNode;
}

/** Ties a text field to a value of a form: its text, its error and when it was left. */
export function FormText<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
>({ form, name, rules, children }: FormTextProps<Values, Name>) {
  return (
    <Controller
      control={form.control}
      name={name}
      {...(rules ? { rules } : {})}
      render={({ field, fieldState }) => (
        <>
          {children({
            name: field.name,
            value: field.value,
            onChange: field.onChange,
            onBlur: field.onBlur,
            error: fieldState.error?.message,
          })}
        </>
      )}
    />
  );
}
