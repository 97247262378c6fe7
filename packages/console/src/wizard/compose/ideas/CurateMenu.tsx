import { Button } from "@gift-console/ui/button/Button.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { toast } from "@gift-console/ui/toast/toast.ts";
import { ChevronDown, ListChecks, PackageCheck, WandSparkles } from "lucide-react";
import { busy } from "../../../shell/busy/busy.ts";
import { attempt } from "../../frame/attempt.ts";
import { count } from "../../frame/words.ts";
import { reviewIdeas } from "../idea-actions.ts";
import { reviewProducts } from "../product-actions.ts";
import { useCompose } from "../use-compose.ts";

/** Has a bot review the ideas or the products; what it deselects can be taken back. */
export function CurateMenu() {
  const session = useCompose();
  const curate = async (what: "ideas" | "products") => {
    const action = {
      title: what === "ideas" ? "Curating ideas" : "Curating products",
      status: "A bot looks for what is weak",
    };
    const review = what === "ideas" ? reviewIdeas : reviewProducts;
    const work = busy.run(action, (signal) => review(session, signal));
    const deselected = await attempt(work, `The ${what} were not curated`);
    if (deselected === null) return;
    if (deselected.length === 0) {
      toast({ tone: "success", title: "Curated: every choice stays" });
      return;
    }
    toast({
      title: `Curated: ${count(deselected.length, "product")} deselected`,
      action: {
        label: "Select again",
        onPress: () => session.saving.choose(deselected, true),
      },
    });
  };
  return (
    <Menu
      trigger={
        <Button icon={WandSparkles} endIcon={ChevronDown}>
          Curate
        </Button>
      }
      items={[
        {
          id: "ideas",
          label: "Curate ideas",
          description: "Deselects the products of weak ideas",
          icon: ListChecks,
        },
        {
          id: "products",
          label: "Curate products",
          description: "Deselects weak products of every idea",
          icon: PackageCheck,
        },
      ]}
      onAction={(what) => void curate(what)}
    />
  );
}
