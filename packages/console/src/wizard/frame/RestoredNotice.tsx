import { Button } from "@gift-console/ui/button/Button.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import type { Field } from "../../save/use-field.ts";

interface RestoredNoticeProps<T> {
  /** What the field is: "prompt". */
  readonly noun: string;
  readonly field: Pick<Field<T>, "conflict" | "restored" | "settleDraft">;
}

/** Tells that a field shows what an earlier visit could not save, and offers what was saved before. */
export function RestoredNotice<T>({ noun, field }: RestoredNoticeProps<T>) {
  const { conflict, restored, settleDraft } = field;
  if (!restored || conflict) return null;
  return (
    <Notice
      title={`Your unsaved ${noun} is back`}
      actions={
        <>
          <Button size="small" onPress={() => settleDraft("draft")}>
            Keep it
          </Button>
          <Button size="small" onPress={() => settleDraft("server")}>
            Take the saved one
          </Button>
        </>
      }
    >
      It was kept in this browser, and is saved like anything you type.
    </Notice>
  );
}
