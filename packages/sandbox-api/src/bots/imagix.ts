import type { Banner } from "../banner/banner-svg.ts";
import { renderBanner } from "../banner/render-banner.ts";
import { writeBannerText, type BannerText } from "../writer/banner-text.ts";
import type { Language } from "../writer/text/language.ts";
import { answerShape } from "./answer.ts";
import type { BotContext } from "./context.ts";
import { runBot } from "./run-bot.ts";

const answer = answerShape<BannerText>({
  type: "object",
  required: ["headline", "tagline"],
  properties: {
    headline: { type: "string", minLength: 1, maxLength: 255 },
    tagline: { type: "string", maxLength: 120 },
  },
});

/** What a banner is made for. */
export interface BannerRequest extends Pick<Banner, "siteName" | "tiles"> {
  articleId: number;
  title: string;
  language: Language;
  /** Of the selected products. */
  productCount: number;
}

/** Imagix words and renders a banner, as a PNG. @throws ProblemError 502 */
export async function makeBanner(context: BotContext, request: BannerRequest): Promise<Uint8Array> {
  const { articleId, title, productCount, language, siteName, tiles } = request;
  const text = await runBot(context, {
    bot: "imagix",
    articleId,
    instructions: `Write the words of a banner for the article in the language "${language}": a headline of at most 60 characters and a tagline of at most 50, which may be empty.`,
    input: { title, site: siteName, products: productCount },
    answer,
    offline: () => writeBannerText(title, productCount, language),
  });
  return renderBanner({ ...text, siteName, tiles });
}
