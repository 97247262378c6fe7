import type { Handlers } from "../../contract/handler.ts";
import { paginate } from "../pagination.ts";

/** Pages of a site. */
export const pageHandlers = {
  pages({ db, query }) {
    const pages = db
      .selectFrom("pages")
      .selectAll()
      .where("siteId", "=", query["site.id"])
      .orderBy("id");
    return paginate(pages, query, ({ siteId, ...page }) => ({ ...page, site: { id: siteId } }));
  },
} satisfies Partial<Handlers>;
