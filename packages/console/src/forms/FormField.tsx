import type { ReactNode } from "react";
import {
  Controller,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
} from "react-hook-form";

/** What a field of packages/ui takes from a form, whatever its value is. */
export interface FormFieldProps<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface Props<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly form: { control: Control<Values> };
  readonly name: Name;
  readonly rules?: RegisterOptions<Values, Name>;
  /** Draws the field. */
  readonly children: (field: FormFieldProps<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Ties a field to a value of a form: its value, its error and when it was left. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  rules,
  children,
}: Props<Values, Name>) {
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
