import type { BannerTile } from "../banner/banner-svg.ts";
import type { BotContext } from "../bots/context.ts";
import { makeBanner } from "../bots/imagix.ts";
import { subjectOf } from "../pictures/subject-of.ts";
import { headline } from "../writer/headline.ts";
import type { ArticleRow } from "./rows.ts";
import { selectedProducts, type WizardProduct } from "./selected-products.ts";
import { wishOfArticle } from "./wish.ts";

/** Imagix renders a banner for an article, as a PNG. @throws ProblemError 502 */
export async function renderArticleBanner(
  context: BotContext,
  article: ArticleRow,
): Promise<Uint8Array> {
  const products = await selectedProducts(context.db, article.id);
  const wish = await wishOfArticle(context.db, article);
  return makeBanner(context, {
    articleId: article.id,
    title: article.title ?? (headline({ ...wish, products }) || article.siteName),
    language: wish.language,
    productCount: products.length,
    siteName: article.siteName,
    tiles: tilesOf(products),
  });
}

/** Up to three drawings, of different subjects where there are some, the commonest first. */
function tilesOf(products: readonly WizardProduct[]): BannerTile[] {
  return [...Map.groupBy(products, subjectOf)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 3)
    .map(([subject, members]) => ({ subject, variation: members[0]?.id ?? 0 }));
}
