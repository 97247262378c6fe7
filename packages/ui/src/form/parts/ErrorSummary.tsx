import { CircleAlert } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import { focusField, type FormErrors, summaryTitle } from "../error-summary.ts";
import * as styles from "../Form.css.ts";

type ErrorSummaryProps = {
  readonly failure: string | undefined;
  readonly errors: FormErrors;
  readonly form: RefObject<HTMLFormElement | null>;
};

/** What went wrong, with a way to each field. It takes the focus when it appears. */
export function ErrorSummary({ failure, errors, form }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure, errors]);
  const items = Object.entries(errors);
  return (
    <div role="alert" tabIndex={-1} ref={box} className={styles.summary}>
      <span className={styles.summaryIcon}>
        <Icon icon={CircleAlert} />
      </span>
      <div>
        <p className={styles.summaryTitle}>{failure ?? summaryTitle(items.length)}</p>
        {items.length > 0 && (
          <ul className={styles.summaryList}>
            {items.map(([name, message]) => (
              <li key={name}>
                <Button
                  className={styles.summaryItem}
                  onPress={() => form.current && focusField(form.current, name)}
                >
                  {message}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
