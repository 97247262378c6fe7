import type { Schema } from "../../contract/handler.ts";
import type { Db } from "../../db/open.ts";
import { violation } from "../../http/problem.ts";
import { pick } from "../merge-patch.ts";
import type { SectionRow } from "./section.ts";

/**
 * Changes a section, but not its products.
 * @param at where the change is in the body, for violations, such as `sections[0].`
 * @throws ViolationError when the minimum would exceed the maximum
 */
export async function changeSection(
  db: Db,
  section: SectionRow,
  patch: Schema<"SectionPatch">,
  at = "",
): Promise<void> {
  const criteriaMin = patch.criteria?.min ?? section.criteriaMin;
  const criteriaMax = patch.criteria?.max ?? section.criteriaMax;
  if (criteriaMin > criteriaMax) {
    const end = patch.criteria?.min === undefined ? "max" : "min";
    throw violation(`${at}criteria.${end}`, "The minimum should not exceed the maximum.");
  }
  await db
    .updateTable("sections")
    .set({ ...pick(patch, ["title", "type", "position"]), criteriaMin, criteriaMax })
    .where("id", "=", section.id)
    .execute();
}
