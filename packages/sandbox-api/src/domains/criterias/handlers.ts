import type { Handlers } from "../../contract/handler.ts";
import { paginate } from "../pagination.ts";

/** Topics of a site. */
export const criteriaHandlers = {
  criterias({ db, query }) {
    const criterias = db
      .selectFrom("criterias")
      .selectAll()
      .where("siteId", "=", query["site.id"])
      .orderBy("id");
    return paginate(criterias, query, ({ siteId, ...criteria }) => ({
      ...criteria,
      site: { id: siteId },
    }));
  },
} satisfies Partial<Handlers>;
