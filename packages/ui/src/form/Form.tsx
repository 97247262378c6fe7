import { type ReactNode, useRef } from "react";
import { Form as AriaForm } from "react-aria-components";
import type { FormErrors } from "./error-summary.ts";
import { ErrorSummary } from "./parts/ErrorSummary.tsx";
import { form as formStyle } from "./Form.css.ts";

/** See {@link Form}. */
export type FormProps = {
  /** What the form is for, where no heading says it: "Log in". */
  readonly label?: string;
  readonly onSubmit: () => void;
  /** Fields, FormSections, and a FormFooter or DialogFooter at the end. */
  readonly children: ReactNode;
  /** Messages by field name; each field with that `name` shows its own as well. */
  readonly errors?: FormErrors | undefined;
  /** Why the form as a whole was not accepted: what happened, what is safe, what to do next. */
  readonly failure?: string | undefined;
};

const noErrors: FormErrors = {};

/** Fields below one another, at most 640 px wide, with a summary of what is wrong. */
export function Form({ label, onSubmit, children, errors = noErrors, failure }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isRejected = Boolean(failure) || Object.keys(errors).length > 0;
  return (
    <AriaForm
      ref={form}
      aria-label={label}
      className={formStyle}
      validationBehavior="aria"
      validationErrors={{ ...errors }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {isRejected && <ErrorSummary failure={failure} errors={errors} form={form} />}
      {children}
    </AriaForm>
  );
}
