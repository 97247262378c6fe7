import { Button } from "@gift-console/ui/button/Button.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";

interface ClashNoticeProps {
  /** What others have changed as well: "name", "tagline". */
  readonly names: readonly string[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Says that others have changed the same meanwhile, and lets the operator choose. */
export function ClashNotice({ names, onKeepMine, onTakeTheirs }: ClashNoticeProps) {
  return (
    <Notice
      tone="warning"
      isUrgent
      title={`Changed elsewhere meanwhile: ${names.join(", ")}`}
      actions={
        <>
          <Button size="small" onPress={onKeepMine}>
            Keep mine
          </Button>
          <Button size="small" onPress={onTakeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      Nothing was saved yet. Keep mine leaves your values in the form, to be saved over theirs; Take
      theirs shows what is stored now.
    </Notice>
  );
}
