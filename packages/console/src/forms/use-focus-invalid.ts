import { useEffect, useEffectEvent } from "react";
import { useFormState, type FieldValues } from "react-hook-form";
import type { GraphForm } from "./use-graph-form.ts";

/**
 * Puts the focus on the first thing to correct, after each attempt to send a form.
 * @param root what the form's fields stand in
 */
export function useFocusInvalid<Values extends FieldValues>(
  { control }: Pick<GraphForm<Values>, "control">,
  root: () => ParentNode | null,
): void {
  const { isSubmitting, submitCount } = useFormState({ control });
  const focusInvalid = useEffectEvent(() => {
    root()?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid] button")?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusInvalid();
  }, [submitCount, isSubmitting]);
}
