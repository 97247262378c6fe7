import { toast } from "@gift-console/ui/toast/toast.ts";
import { busy } from "../../shell/busy/busy.ts";
import { attempt } from "../frame/attempt.ts";
import { count } from "../frame/words.ts";
import { assignProducts, cachedArticle, proposeSections } from "./board-actions.ts";
import { serverSections } from "./read-board.ts";
import type { EditedBoard } from "./use-board.ts";

type Parts = Pick<EditedBoard, "session" | "field">;

/** Has sections proposed, behind the busy dialog. */
export async function runProposal({ session, field }: Parts): Promise<void> {
  if (!(await field.flush())) return;
  const action = { title: "Proposing sections", status: "A bot reads the selected products" };
  const work = busy.run(action, (signal) => proposeSections(session, signal));
  const made = await attempt(work, "No sections were proposed");
  if (made !== null) toast({ tone: "success", title: `${count(made, "section")} proposed` });
}

/** Has the products assigned, behind the busy dialog; the order before can be taken back. */
export async function runAssignment({ session, field }: Parts): Promise<void> {
  if (!(await field.flush())) return;
  const before = serverSections(cachedArticle(session));
  const action = { title: "Assigning products", status: "A bot weighs products and sections" };
  const work = busy.run(action, (signal) => assignProducts(session, signal)).then(() => true);
  if ((await attempt(work, "The products were not assigned")) === null) return;
  const after = serverSections(cachedArticle(session));
  const assigned = after.reduce((sum, { productIds }) => sum + productIds.length, 0);
  toast({
    tone: "success",
    title: `${count(assigned, "product")} assigned`,
    action: { label: "Undo", onPress: () => field.edit(before) },
  });
}
