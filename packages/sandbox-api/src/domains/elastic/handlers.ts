import type { Handlers, Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { violation } from "../../http/problem.ts";
import { absoluteUrl } from "../../media/store.ts";
import type { SearchCriteria } from "../../search/criteria.ts";
import { elasticQuery } from "../../search/elastic-query.ts";
import { criteriaOf } from "../../search/payload.ts";
import { searchProducts } from "../../search/product-search.ts";
import { feedIdsOf } from "../../wizard/find-hits.ts";
import { windowOf } from "../pagination.ts";

/** Search in a site's products. */
export const elasticHandlers = {
  async elasticProducts({ db, body, query, baseUrl }) {
    const criteria = await criteriaFor(db, body);
    // A search always comes in pages: one that is too broad would be the whole catalogue.
    const { products, total } = await searchProducts(db, criteria, windowOf({ page: 1, ...query }));
    return {
      member: products.map(({ image, ...product }) => ({
        ...product,
        image: absoluteUrl(baseUrl, image),
      })),
      totalItems: total,
    };
  },

  async elasticQuery({ db, body }) {
    return { query: elasticQuery(await criteriaFor(db, body)) };
  },
} satisfies Partial<Handlers>;

async function criteriaFor(
  db: Db,
  payload: Schema<"ElasticSearchPayload">,
): Promise<SearchCriteria> {
  const site = db.selectFrom("sites").select("id").where("id", "=", payload.siteId);
  if (!(await site.executeTakeFirst())) {
    throw violation("siteId", `There is no site ${payload.siteId}.`);
  }
  return criteriaOf(payload, await feedIdsOf(db, payload.siteId));
}
