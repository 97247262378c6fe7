import { DescriptionList } from "@gift-console/ui/description-list/DescriptionList.tsx";
import { KeywordList } from "@gift-console/ui/keyword-list/KeywordList.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { formatPrice } from "@gift-console/ui/product-card/price.ts";
import { IdeaList } from "../IdeaList.tsx";
import { answerText } from "./answers.ts";
import type { ForkReply } from "./ask-bot.ts";

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
        <DescriptionList
          items={products.map(({ title, priority, price, currency }, at) => ({
            term: `${priority ?? at + 1}. ${title ?? "Product without a title"}`,
            value: formatPrice(price, currency, "en-GB"),
          }))}
        />
      )}
    </Stack>
  );
}
