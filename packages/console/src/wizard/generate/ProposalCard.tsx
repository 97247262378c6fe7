import { Button } from "@gift-console/ui/button/Button.tsx";
import { DiffText } from "@gift-console/ui/diff-text/DiffText.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { plainText, type Proposal } from "./overwritten.ts";

interface ProposalCardProps {
  readonly proposal: Proposal;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/**
 * A bot's text compared with the one that it takes, or would take, the place of. A human's text
 * stays until the operator decides.
 */
export function ProposalCard({ proposal, onKeep, onTake }: ProposalCardProps) {
  return (
    <Notice
      isUrgent={!proposal.isTaken}
      title={proposal.isTaken ? "Descriptix wrote this anew" : "Descriptix wrote another text"}
      actions={
        proposal.isTaken ? (
          <>
            <Button size="small" onPress={onTake}>
              Keep the new text
            </Button>
            <Button size="small" onPress={onKeep}>
              Put the old text back
            </Button>
          </>
        ) : (
          <>
            <Button size="small" onPress={onKeep}>
              Keep mine
            </Button>
            <Button size="small" onPress={onTake}>
              Take the new text
            </Button>
          </>
        )
      }
    >
      <DiffText before={plainText(proposal.mine)} after={plainText(proposal.proposed)} />
    </Notice>
  );
}
