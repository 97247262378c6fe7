import { Button } from "@gift-console/ui/button/Button.tsx";
import { DiffText } from "@gift-console/ui/diff-text/DiffText.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { plainText } from "../generate/overwritten.ts";

interface TextProposalProps {
  /** Which text: "Introduction". */
  readonly label: string;
  readonly mine: string;
  readonly proposed: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What a bot would put in place of a text. Nothing changes until the operator decides. */
export function TextProposal({ label, mine, proposed, onKeep, onTake }: TextProposalProps) {
  return (
    <Notice
      title={`${label}: another text`}
      actions={
        <>
          <Button size="small" onPress={onKeep}>
            Keep mine
          </Button>
          <Button size="small" onPress={onTake}>
            Take the new text
          </Button>
        </>
      }
    >
      <DiffText before={plainText(mine)} after={plainText(proposed)} />
    </Notice>
  );
}
