import { beforeEach, expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const { call, ok, reset } = await startTestApp();
beforeEach(reset);

type Section = Schema<"Section">;
type Sections = Schema<"SectionCollection">;

const sectionsOf = (articleId: number) =>
  ok<Sections>("GET", `/sections?article.id=${articleId}`).then(({ member }) => member);

test("sections come in reading order with their products by priority", async () => {
  const member = await sectionsOf(4);
  expect(member.map(({ position }) => position)).toEqual(member.map((_, index) => index + 1));
  expect(member.flatMap(({ ideaProducts }) => ideaProducts).length).toBeGreaterThan(3);
  const all = await ok<Sections>("GET", "/sections?page=1&itemsPerPage=2");
  expect(all.member).toHaveLength(2);
  expect(all.totalItems).toBeGreaterThan(6);
  expect((await call("GET", "/sections?article.id=none")).status).toBe(400);
});

test("a section changes; its minimum never exceeds its maximum", async () => {
  const [section] = await sectionsOf(4);
  const path = `/sections/${section!.id}`;
  const changed = await ok<Section>("PATCH", path, {
    title: "First",
    type: "budget",
    criteria: { max: 9 },
  });
  expect(changed).toMatchObject({
    title: "First",
    type: "budget",
    criteria: { min: section!.criteria.min, max: 9 },
  });
  expect(changed.ideaProducts).toEqual(section!.ideaProducts);
  const { status, body } = await call<ProblemBody>("PATCH", path, { criteria: { min: 10 } });
  expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, "criteria.min"]);
  expect((await call("PATCH", path, { title: "" })).status).toBe(422);
  expect((await call("PATCH", "/sections/999", {})).status).toBe(404);
});

test("products move between sections and within, in one call", async () => {
  const [first, second, ...others] = await sectionsOf(4);
  const [moved, ...stay] = first!.ideaProducts;
  const { member } = await ok<Sections>("PATCH", "/sections", {
    articleId: 4,
    sections: [
      {
        id: second!.id,
        position: 1,
        ideaProducts: [
          { id: moved!.id, sectionPriority: 1 },
          ...second!.ideaProducts.map(({ id }, index) => ({ id, sectionPriority: index + 2 })),
        ],
      },
      { id: first!.id, position: 2, title: "Changed" },
    ],
  });
  expect(member.slice(0, 2).map(({ id }) => id)).toEqual([second!.id, first!.id]);
  expect(member[0]!.ideaProducts.map(({ id }) => id)).toEqual([
    moved!.id,
    ...second!.ideaProducts.map(({ id }) => id),
  ]);
  expect(member[1]).toMatchObject({ title: "Changed" });
  expect(member[1]!.ideaProducts.map(({ id }) => id)).toEqual(stay.map(({ id }) => id));
  expect(member.slice(2).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
});

test("products that are no longer listed leave the section", async () => {
  const [first] = await sectionsOf(4);
  const { member } = await ok<Sections>("PATCH", "/sections", {
    articleId: 4,
    sections: [{ id: first!.id, ideaProducts: [] }],
  });
  expect(member[0]!.ideaProducts).toEqual([]);
});

test("a change with a mistake changes nothing", async () => {
  const before = await sectionsOf(4);
  const [first, second] = before;
  const [foreign] = (await sectionsOf(2))[0]!.ideaProducts;
  const [own] = first!.ideaProducts;
  const cases: [object, string][] = [
    [{ articleId: 99, sections: [{ id: first!.id }] }, "articleId"],
    [{ articleId: 4, sections: [{ id: first!.id, title: "x" }, { id: 999 }] }, "sections[1].id"],
    [
      { articleId: 4, sections: [{ id: first!.id, criteria: { min: 50 } }] },
      "sections[0].criteria.min",
    ],
    [
      {
        articleId: 4,
        sections: [
          { id: first!.id, title: "x", ideaProducts: [{ id: foreign!.id, sectionPriority: 1 }] },
        ],
      },
      "sections[0].ideaProducts[0].id",
    ],
    [
      {
        articleId: 4,
        sections: [first, second].map((section) => ({
          id: section!.id,
          ideaProducts: [{ id: own!.id, sectionPriority: 1 }],
        })),
      },
      "sections[1].ideaProducts[0].id",
    ],
    [{ articleId: 4, sections: [] }, "sections"],
  ];
  for (const [body, propertyPath] of cases) {
    const reply = await call<ProblemBody>("PATCH", "/sections", body);
    expect([reply.status, reply.body.violations?.[0]?.propertyPath]).toEqual([422, propertyPath]);
  }
  expect(await sectionsOf(4)).toEqual(before);
});
