import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { focusShownElsewhere, visuallyHidden } from "../theme/a11y.css.ts";
import { text } from "../theme/typography.css.ts";
import * as styles from "./EditableTitle.css.ts";
import { TitleForm } from "./parts/TitleForm.tsx";

/** See {@link EditableTitle}. */
export type EditableTitleProps = {
  readonly title: string;
  /** What the title is, for the field: "Article title". */
  readonly label: string;
  /**
   * Takes over the new title, trimmed and not empty. While a promise is pending the field stays;
   * when it is rejected the field stays open and shows the error's message.
   */
  readonly onChange: (title: string) => void | Promise<unknown>;
  /** The name of the button that starts. */
  readonly editLabel?: string;
  /** The id of the heading, which takes focus when a route announces itself. */
  readonly titleId?: string;
};

/** The heading of a page that can be renamed where it stands: Enter keeps, Escape leaves as it was. */
export function EditableTitle({
  title,
  label,
  onChange,
  editLabel = "Rename",
  titleId,
}: EditableTitleProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLSpanElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    const hasClosed = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    if (!hasClosed) return undefined;
    // The field that had the focus must be gone before another control takes it.
    const frame = requestAnimationFrame(() => edit.current?.querySelector("button")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isEditing]);
  const heading = (className: string) => (
    <h1 id={titleId} tabIndex={-1} className={`${className} ${text.title} ${focusShownElsewhere}`}>
      {title}
    </h1>
  );
  if (isEditing) {
    return (
      <>
        {heading(visuallyHidden)}
        <TitleForm {...{ title, label, onChange }} onClose={() => setEditing(false)} />
      </>
    );
  }
  return (
    <div className={styles.display}>
      {heading(styles.title)}
      <span ref={edit} className={styles.edit}>
        <IconButton icon={Pencil} label={editLabel} size="small" onPress={() => setEditing(true)} />
      </span>
    </div>
  );
}
