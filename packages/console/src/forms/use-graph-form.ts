import { useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import { explainError, fieldErrors, type Explanation } from "../graph/explain-error.ts";
import { isAborted } from "../graph/graph-error.ts";

/** A form whose values a call of the graph takes. */
export interface GraphForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** For the form's `onSubmit`; settles when the call has ended, and never throws. */
  submit: () => Promise<void>;
  /** Why the last attempt failed, where no field can say it; null when nothing is wrong. */
  failure: Explanation | null;
}

/**
 * A form that sends its values to the graph. The violations of a refused call stand at their
 * fields, everything else in `failure`; what was typed stays.
 * @param send calls the graph with the values; what it throws is shown
 * @param fieldOf the form's field for a violation's property path; by default the same name
 */
export function useGraphForm<Values extends FieldValues>(options: {
  defaultValues: DefaultValues<Values>;
  send: (values: Values) => Promise<unknown>;
  fieldOf?: (propertyPath: string) => FieldPath<Values> | null;
}): GraphForm<Values> {
  const { defaultValues, send, fieldOf } = options;
  // Not when a field is left: the message would move the button away under the pointer.
  const form = useForm<Values>({ defaultValues, mode: "onSubmit" });
  const [failure, setFailure] = useState<Explanation | null>(null);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      if (isAborted(error)) return;
      const placed = Object.entries(fieldErrors(error)).flatMap(([path, message]) => {
        const field = fieldOf ? fieldOf(path) : sameName(form.getValues(), path);
        return field ? [{ field, message }] : [];
      });
      for (const { field, message } of placed) form.setError(field, { type: "server", message });
      const [first] = placed;
      if (first) form.setFocus(first.field);
      else setFailure(explainError(error));
    }
  });

  return { ...form, submit: () => submit(), failure };
}

/** The field of that name, where the form has one. */
function sameName<Values extends FieldValues>(
  values: Values,
  path: string,
): FieldPath<Values> | null {
  return Object.hasOwn(values, path.split(/[.[]/, 1)[0] ?? "") ? (path as FieldPath<Values>) : null;
}
