import { Button } from "@gift-console/ui/button/Button.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import type { ReactNode } from "react";
import type { Field } from "../../save/use-field.ts";

interface FieldConflictProps<T> {
  /** What the field is: "prompt". */
  noun: string;
  field: Pick<Field<T>, "conflict" | "resolve">;
  /** Shows the other value. */
  children: (theirs: T) => ReactNode;
}

/** Shows that a field was changed elsewhere meanwhile, and lets the operator choose. */
export function FieldConflict<T>({ noun, field, children }: FieldConflictProps<T>) {
  const { conflict, resolve } = field;
  if (!conflict) return null;
  return (
    <Notice
      tone="warning"
      isUrgent
      title={`The ${noun} was changed elsewhere meanwhile`}
      actions={
        <>
          <Button size="small" onPress={() => resolve("mine")}>
            Keep mine
          </Button>
          <Button size="small" onPress={() => resolve("theirs")}>
            Take theirs
          </Button>
        </>
      }
    >
      Yours is kept in this browser and not saved. Theirs: {children(conflict.theirs)}
    </Notice>
  );
}
