import { Button } from "@gift-console/ui/button/Button.tsx";
import { Checkbox } from "@gift-console/ui/checkbox/Checkbox.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { count } from "../../frame/words.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { useSelectionTotals } from "../use-compose.ts";
import type { OpenIdeas } from "../use-open-ideas.ts";
import { CurateMenu } from "./CurateMenu.tsx";
import { FindMenu } from "./FindMenu.tsx";
import { IdeaBulkBar } from "./IdeaBulkBar.tsx";
import type { Marked } from "./use-marked.ts";

interface IdeasHeaderProps {
  ideas: readonly ComposeIdea[];
  marked: Marked;
  open: OpenIdeas;
}

/** The line above the ideas: how many there are, and what can be done to all of them. */
export function IdeasHeader({ ideas, marked, open }: IdeasHeaderProps) {
  const { selected, total } = useSelectionTotals();
  const ids = ideas.map(({ id }) => id);
  const isAnyOpen = ids.some((id) => open.isOpen(id));
  const isAnyMarked = marked.ids.length > 0;
  return (
    <Toolbar
      summary={`${count(ideas.length, "idea")} · ${selected} of ${count(total, "product")}`}
      actions={
        isAnyMarked ? (
          <IdeaBulkBar ideas={ideas} marked={marked} />
        ) : (
          <>
            <CurateMenu />
            <FindMenu ideas={ideas} />
          </>
        )
      }
    >
      <Checkbox
        label={isAnyMarked ? `${marked.ids.length} marked` : "Mark all"}
        isSelected={marked.ids.length === ids.length}
        isIndeterminate={isAnyMarked && marked.ids.length < ids.length}
        onChange={(is) => marked.mark(ids, is)}
      />
      <Button
        size="small"
        variant="quiet"
        icon={isAnyOpen ? ChevronsDownUp : ChevronsUpDown}
        onPress={() => open.setOpen(ids, !isAnyOpen)}
      >
        {isAnyOpen ? "Close all" : "Open all"}
      </Button>
    </Toolbar>
  );
}
