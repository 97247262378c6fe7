import { readTexts, type ArticleTexts } from "./texts.ts";
import type { FineTuneArticle } from "./finetune-query.ts";

/** Texts of two sections, for tests. */
export function texts(change: Partial<ArticleTexts> = {}): ArticleTexts {
  return {
    title: "Gifts for coffee lovers",
    introduction: "<p>Beans have opinions.</p>",
    sections: [
      { sectionId: 5, title: "Grinders", body: "<p>Steel burrs.</p>" },
      { sectionId: 6, title: "Beans", body: "<p>Fresh.</p>" },
    ],
    conclusion: "<p>Give beans.</p>",
    ...change,
  };
}

/** An article with these texts, for tests; null for none. */
export function writtenArticle(content: ArticleTexts | null, updatedAt: string): FineTuneArticle {
  return {
    id: 12,
    title: null,
    image: null,
    updatedAt,
    hasGeneratedArticle: content !== null,
    content,
    writtenByBot: null,
    siteDetails: null,
    prompts: { member: [] },
    sections: { member: [] },
  };
}

/** No texts at all, for tests. */
export const noTexts: ArticleTexts = readTexts(null);
