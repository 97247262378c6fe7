import { Button } from "@gift-console/ui/button/Button.tsx";
import { DiffText } from "@gift-console/ui/diff-text/DiffText.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { plainText, type Proposal } from "./overwritten.ts";

interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** What a bot would put in place of a human's text. Nothing changes until the operator decides. */
export function ProposalCard({ proposal, onKeep, onTake }: ProposalCardProps) {
  return (
    <Notice
      title="Descriptix wrote another text"
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
      <DiffText before={plainText(proposal.mine)} after={plainText(proposal.proposed)} />
    </Notice>
  );
}
