import { Button } from "@gift-console/ui/button/Button.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { Sparkles } from "lucide-react";
import { busy } from "../../../shell/busy/busy.ts";
import { attempt } from "../../frame/attempt.ts";
import { count } from "../../frame/words.ts";
import { ideasOf, type ComposePrompt } from "../compose-query.ts";
import { writeIdeas } from "../prompt-actions.ts";
import { useCompose } from "../use-compose.ts";

interface PromptActionsProps {
  prompt: ComposePrompt;
  /** Saves what was typed, before a bot reads it. @returns whether it is saved */
  onBefore: () => Promise<boolean>;
}

/** What a bot can make of a prompt: ideas, and more of them. */
export function PromptActions({ prompt, onBefore }: PromptActionsProps) {
  const session = useCompose();
  const hasIdeas = ideasOf(prompt).length > 0;
  const write = async (isMore: boolean) => {
    if (!(await onBefore())) return;
    const action = {
      title: isMore ? "Writing more ideas" : "Writing ideas",
      status: "A bot reads the prompt and its keywords",
    };
    const work = busy.run(action, (signal) => writeIdeas(session, prompt.id, isMore, signal));
    const written = await attempt(work, "The ideas were not written");
    if (written !== null) toast({ title: `${count(written, "idea")} written`, tone: "success" });
  };
  return (
    <>
      <Button
        variant={hasIdeas ? "secondary" : "primary"}
        icon={Sparkles}
        onPress={() => void write(false)}
      >
        Generate ideas
      </Button>
      <Button
        disabledReason={hasIdeas ? undefined : "Generate ideas first."}
        onPress={() => void write(true)}
      >
        More ideas
      </Button>
    </>
  );
}
