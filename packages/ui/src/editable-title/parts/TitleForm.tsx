import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Group } from "react-aria-components";
import { Button } from "../../button/Button.tsx";
import { failureText } from "../../confirm-dialog/failure-text.ts";
import { TextField } from "../../text-field/TextField.tsx";
import type { EditableTitleProps } from "../EditableTitle.tsx";
import * as styles from "../EditableTitle.css.ts";

type TitleFormProps = Pick<EditableTitleProps, "title" | "label" | "onChange"> & {
  readonly onClose: () => void;
};

/** The field of an EditableTitle while it is open. */
export function TitleForm({ title, label, onChange, onClose }: TitleFormProps) {
  const [typed, setTyped] = useState(title);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const keep = async () => {
    const next = typed.trim();
    if (next === "") {
      setError("A title needs at least one letter.");
      return;
    }
    if (next === title) {
      onClose();
      return;
    }
    setPending(true);
    try {
      await onChange(next);
      onClose();
    } catch (reason) {
      setError(failureText(reason));
      setPending(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void keep();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isPending) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Group className={styles.form} onKeyDown={onKeyDown}>
        <div className={styles.field}>
          <TextField
            label={label}
            hideLabel
            value={typed}
            onChange={setTyped}
            error={error}
            isReadOnly={isPending}
            takesFocus
          />
        </div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Save
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </Group>
    </form>
  );
}
