import type { Handlers } from "../../contract/handler.ts";
import { storeMedia, storedUrl } from "../../media/store.ts";
import { renderArticleBanner } from "../../wizard/make-image.ts";
import { readArticle, requireArticle } from "./article.ts";

/** Pictures of an article. */
export const articleImageHandlers = {
  async generateBanner(call) {
    return renderArticleBanner(call, await requireArticle(call.db, call.params.id));
  },

  async generateArticleImage(call) {
    const { db, body, baseUrl } = call;
    const article = await requireArticle(db, call.params.id);
    const image =
      body.image === undefined
        ? await storeMedia(db, "image/png", await renderArticleBanner(call, article))
        : body.image && storedUrl(baseUrl, body.image);
    await db.updateTable("articles").set({ image }).where("id", "=", article.id).execute();
    return readArticle(db, article.id, baseUrl);
  },
} satisfies Partial<Handlers>;
