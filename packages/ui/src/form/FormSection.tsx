import { type ReactNode, useId } from "react";
import * as styles from "./Form.css.ts";

/** See {@link FormSection}. */
export type FormSectionProps = {
  readonly title: string;
  /** What these fields decide together. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

/** Fields of a Form that belong together, under a title. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHeader}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {description && <p className={styles.sectionDescription}>{description}</p>}
      </div>
      {children}
    </section>
  );
}
