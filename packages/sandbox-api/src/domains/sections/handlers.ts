import type { Handlers } from "../../contract/handler.ts";
import { found, violation, ViolationError } from "../../http/problem.ts";
import { refreshFlags } from "../../wizard/flags.ts";
import { findArticle } from "../../wizard/rows.ts";
import { paginate } from "../pagination.ts";
import { assignListed } from "./assign.ts";
import { changeSection } from "./change.ts";
import { sectionsOfArticle, selectSections, withSectionProducts } from "./section.ts";

/** Sections of articles. */
export const sectionHandlers = {
  async sections({ db, query, baseUrl }) {
    const articleId = query["article.id"];
    const sections = selectSections(db).$if(articleId !== undefined, (all) =>
      all.where("articleId", "=", articleId ?? 0),
    );
    const { member, totalItems } = await paginate(sections, query, (row) => row);
    return { member: await withSectionProducts(db, member, baseUrl), totalItems };
  },

  async updateSections({ db, body, baseUrl }) {
    const { articleId, sections } = body;
    await db.transaction().execute(async (trx) => {
      if (!(await findArticle(trx, articleId))) {
        throw violation("articleId", `There is no article ${articleId}.`);
      }
      const rows = await selectSections(trx).where("articleId", "=", articleId).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const unknown = sections.flatMap(({ id }, index) =>
        byId.has(id)
          ? []
          : [
              {
                propertyPath: `sections[${index}].id`,
                message: `The article has no section ${id}.`,
              },
            ],
      );
      if (unknown.length > 0) throw new ViolationError(unknown);
      for (const [index, { id, ...patch }] of sections.entries()) {
        await changeSection(trx, found(byId.get(id)), patch, `sections[${index}].`);
      }
      await assignListed(trx, articleId, sections);
      await refreshFlags(trx, articleId);
    });
    return sectionsOfArticle(db, articleId, baseUrl);
  },

  async updateSection({ db, params, body, baseUrl }) {
    const byId = () => selectSections(db).where("id", "=", params.id).executeTakeFirst();
    await changeSection(db, found(await byId()), body);
    const [section] = await withSectionProducts(db, [found(await byId())], baseUrl);
    return found(section);
  },
} satisfies Partial<Handlers>;
