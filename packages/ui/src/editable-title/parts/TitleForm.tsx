import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
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
  const field = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // At once: a letter that is typed before must not be selected and lost to the next one.
    const input = field.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, []);
  const close = () => {
    // A field that goes while it has the focus would be left in the middle of React's work.
    field.current?.querySelector("input")?.blur();
    onClose();
  };
  const keep = async () => {
    const next = typed.trim();
    if (next === "") {
      setError("A title needs at least one letter.");
      return;
    }
    if (next === title) {
      close();
      return;
    }
    try {
      const running = onChange(next);
      if (running) setPending(true);
      await running;
      close();
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
    close();
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Group className={styles.form} onKeyDown={onKeyDown}>
        <div ref={field} className={styles.field}>
          <TextField
            label={label}
            hideLabel
            value={typed}
            onChange={setTyped}
            error={error}
            isReadOnly={isPending}
          />
        </div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Save
        </Button>
        <Button onPress={close}>Cancel</Button>
      </Group>
    </form>
  );
}
