import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { forkBots, type ForkBot, type ForkRun } from "./fork-runs.ts";

interface BotButtonsProps {
  readonly checkpoint: string;
  readonly runs: readonly Pick<ForkRun<unknown>, "bot" | "checkpointId" | "state">[];
  readonly onRun: (bot: ForkBot) => void;
}

const tells: Record<ForkBot, string> = {
  giftorix: "Answers with gift ideas",
  keywordus: "Answers with keywords",
  priorix: "Answers with ranked products",
};

/** Has bots answer from the checkpoint. */
export function BotButtons({ checkpoint, runs, onRun }: BotButtonsProps) {
  const isRunning = (bot: ForkBot) =>
    runs.some(
      (run) => run.state === "running" && run.bot === bot && run.checkpointId === checkpoint,
    );
  return (
    <Card
      title="Ask a bot"
      description={
        <>
          From checkpoint <CodeText>{checkpoint}</CodeText>
        </>
      }
    >
      <Inline>
        {forkBots.map((bot) => (
          <Button
            key={bot}
            tooltip={tells[bot]}
            onPress={() => onRun(bot)}
            isPending={isRunning(bot)}
          >
            Ask {bot}
          </Button>
        ))}
      </Inline>
    </Card>
  );
}
