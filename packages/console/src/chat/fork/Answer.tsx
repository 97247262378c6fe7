import { KeywordList } from "@gift-console/ui/keyword-list/KeywordList.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { formatPrice } from "@gift-console/ui/product-card/price.ts";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { IdeaList } from "../IdeaList.tsx";
import { answerText } from "./answers.ts";
import type { ForkReply } from "./ask-bot.ts";

type RankedProduct = NonNullable<ForkReply["products"]>[number];

const columns: readonly Column<RankedProduct>[] = [
  { id: "title", title: "Product", cell: ({ title }) => title ?? "–" },
  { id: "rank", title: "Rank", width: 64, align: "end", cell: ({ priority }) => priority ?? "–" },
  {
    id: "price",
    title: "Price",
    width: 112,
    align: "end",
    cell: ({ price, currency }) => formatPrice(price, currency, "en-GB") ?? "–",
  },
];

interface AnswerProps {
  /** What the answer is called: "1. giftorix from cp_1". */
  readonly name: string;
  readonly reply: ForkReply;
}

/** What a bot answered: its words, and the ideas, keywords or products that it gave. */
export function Answer({ name, reply: { messages, ideas, keywords, products } }: AnswerProps) {
  return (
    <Stack>
      <p>{answerText(messages) || "The bot said nothing."}</p>
      {ideas && ideas.length > 0 && <IdeaList ideas={ideas} />}
      {keywords && <KeywordList label={`Keywords of ${name}`} keywords={[...new Set(keywords)]} />}
      {products && products.length > 0 && (
        <Table
          label={`Products of ${name}`}
          columns={columns}
          rows={products}
          keyOf={(product) => String(products.indexOf(product))}
          nameOf={({ title }) => title ?? "Product"}
        />
      )}
    </Stack>
  );
}
