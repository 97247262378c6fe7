import { Button } from "@gift-console/ui/button/Button.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { ChevronDown, ListOrdered, RotateCw, Search, Zap } from "lucide-react";
import { busy } from "../../../shell/busy/busy.ts";
import { attempt } from "../../frame/attempt.ts";
import { count } from "../../frame/words.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { findProductsFor } from "../find-products.ts";
import { findProductsOfAll } from "../idea-actions.ts";
import { summarizeRuns } from "../run-summary.ts";
import { useCompose, useIdeaRuns } from "../use-compose.ts";
import { useConfirmAnew } from "./use-confirm-anew.tsx";

interface FindMenuProps {
  ideas: readonly ComposeIdea[];
}

/** Finds products for all ideas: one by one with progress, in one request, or anew. */
export function FindMenu({ ideas }: FindMenuProps) {
  const session = useCompose();
  const confirmAnew = useConfirmAnew();
  const { isRunning } = summarizeRuns(useIdeaRuns());
  const empty = ideas.filter(({ ideaProducts }) => ideaProducts.length === 0);
  const noneEmpty = empty.length === 0 ? "Every idea has products." : undefined;
  const these = count(empty.length, "idea");
  const atOnce = async () => {
    const action = { title: `Finding products for ${these}`, status: "Searching the site's feeds" };
    const work = busy.run(action, (signal) => findProductsOfAll(session, signal));
    await attempt(work, "No products were found");
  };
  return (
    <>
      <Menu
        trigger={
          <Button
            variant={noneEmpty ? "secondary" : "primary"}
            icon={Search}
            endIcon={ChevronDown}
            isPending={isRunning}
          >
            Find products
          </Button>
        }
        items={[
          {
            id: "each",
            label: noneEmpty ? "Idea by idea" : `For ${these}, one by one`,
            description: "Shows how far each idea is",
            icon: ListOrdered,
            disabledReason: noneEmpty,
          },
          {
            id: "once",
            label: noneEmpty ? "In one request" : `For ${these}, in one request`,
            description: "The server searches for all of them",
            icon: Zap,
            disabledReason: noneEmpty,
          },
          {
            id: "anew",
            label: `Anew for ${count(ideas.length, "idea")}`,
            description: "Replaces the products there",
            icon: RotateCw,
            group: "anew",
          },
        ]}
        onAction={(id) => {
          if (id === "each") {
            void findProductsFor(
              session,
              empty.map((idea) => idea.id),
              false,
            );
          } else if (id === "once") void atOnce();
          else confirmAnew.ask(ideas, (ids) => void findProductsFor(session, ids, true));
        }}
      />
      {confirmAnew.dialog}
    </>
  );
}
