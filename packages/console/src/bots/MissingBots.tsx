import { Button } from "@gift-console/ui/button/Button.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";

interface MissingBotsProps {
  /** Names of the bots without settings. */
  readonly bots: readonly string[];
  readonly onSetUp: (bot: string) => void;
}

/** Names the bots that have no settings, and leads to making them. Nothing where all have some. */
export function MissingBots({ bots, onSetUp }: MissingBotsProps) {
  if (bots.length === 0) return null;
  return (
    <Notice
      title={`Without settings: ${bots.join(", ")}`}
      actions={
        <Inline>
          {bots.map((bot) => (
            <Button key={bot} size="small" onPress={() => onSetUp(bot)}>
              Set up {bot}
            </Button>
          ))}
        </Inline>
      }
    >
      {bots.length === 1 ? "It works" : "They work"} with the API host’s defaults until then.
    </Notice>
  );
}
