import { CircleAlert } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { description, error as errorStyle, field, label } from "../field/Field.css.ts";
import type { FieldProps } from "../field/field-props.ts";
import { Icon } from "../icon/Icon.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";

// The editor weighs more than all the rest of a page; it comes when the first one is shown.
const RichTextEditor = lazy(async () => ({
  default: (await import("./parts/RichTextEditor.tsx")).RichTextEditor,
}));

/** See {@link RichTextField}. */
export type RichTextFieldProps = Omit<FieldProps, "isRequired" | "name"> & {
  /** An HTML fragment of p, h3, ul, ol, li, strong, em, a and br; "" is no text. */
  readonly value: string;
  /** Gets the fragment after every change; what the fragment may not hold is left out. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
};

/** Text with paragraphs, a heading, lists, emphasis and links. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, onChange, onBlur, disabledReason, error } = props;
  const labelId = useId();
  const helpId = useId();
  const errorId = useId();
  const help = disabledReason ?? props.description;
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(" ");
  return (
    <div className={field}>
      <span id={labelId} className={props.hideLabel ? visuallyHidden : label}>
        {props.label}
      </span>
      <Suspense fallback={<Skeleton label={`Loading ${props.label}`} shape="text" count={4} />}>
        <RichTextEditor
          {...{ value, onChange, onBlur, labelId, describedBy }}
          isDisabled={disabledReason !== undefined}
          isInvalid={error !== undefined}
        />
      </Suspense>
      {error && (
        <span id={errorId} className={errorStyle}>
          <Icon icon={CircleAlert} />
          {error}
        </span>
      )}
      {help && (
        <span id={helpId} className={description}>
          {help}
        </span>
      )}
    </div>
  );
}
