import { BotBadge } from "@gift-console/ui/bot-badge/BotBadge.tsx";
import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { modelOf } from "./bot-form.ts";
import type { ListedBot } from "./bots-query.ts";

const number = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1 });

/** The columns of the list of bots. */
export const botColumns: readonly Column<ListedBot>[] = [
  { id: "bot", title: "Bot", cell: ({ bot }) => <BotBadge bot={bot} /> },
  { id: "provider", title: "Provider", width: 160, cell: ({ defaultProvider }) => defaultProvider },
  {
    id: "backup",
    title: "Backup",
    width: 160,
    cell: ({ backupProvider }) => backupProvider ?? "–",
  },
  {
    id: "model",
    title: "Model",
    width: 240,
    cell: (bot) => {
      const { model } = modelOf(bot);
      return model === null ? "–" : <CodeText>{model}</CodeText>;
    },
  },
  {
    id: "temperature",
    title: "Temperature",
    width: 120,
    align: "end",
    cell: (bot) => {
      const { temperature } = modelOf(bot);
      return temperature === null ? "–" : number.format(temperature);
    },
  },
];
