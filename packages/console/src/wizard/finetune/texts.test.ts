import { expect, test } from "vitest";
import { texts } from "./testing.ts";
import {
  blankTexts,
  eachText,
  isBlank,
  readTexts,
  sectionKeys,
  setText,
  textLabel,
  toContent,
} from "./texts.ts";

test("an article without content has no texts", () => {
  expect(isBlank(readTexts(null))).toBe(true);
  expect(
    isBlank(readTexts({ title: null, introduction: null, sections: null, conclusion: null })),
  ).toBe(true);
  expect(isBlank(texts())).toBe(false);
});

test("what is read is saved whole, and what is empty is cleared", () => {
  const content = toContent(texts({ introduction: "" }));
  expect(content).toMatchObject({ title: "Gifts for coffee lovers", introduction: null });
  expect(content.sections).toHaveLength(2);
  expect(readTexts({ ...texts(), introduction: null })).toEqual(texts({ introduction: "" }));
});

test("writing by hand begins with the sections' titles", () => {
  const begun = blankTexts("Coffee", [{ id: 5, title: "Grinders" }]);
  expect(begun.sections).toEqual([{ sectionId: 5, title: "Grinders", body: "" }]);
  expect(isBlank(begun)).toBe(false);
});

test("a section keeps its key when sections move, also one without an id", () => {
  const [first, second] = texts().sections;
  const stray = { sectionId: null, title: "", body: "" };
  expect(sectionKeys([first!, second!, stray, stray])).toEqual(["5", "6", "text", "text-2"]);
  expect(sectionKeys([stray, second!, first!])).toEqual(["text", "6", "5"]);
});

test("each text can be read and replaced by its name, and nothing else changes", () => {
  const before = texts();
  for (const name of eachText(before).keys()) {
    const after = setText(before, name, "New");
    const changed = [...eachText(after)].filter(
      ([key, text]) => eachText(before).get(key) !== text,
    );
    expect(changed).toEqual([[name, "New"]]);
  }
  expect(setText(before, "404/body", "New")).toEqual(before);
});

test("labels count the sections as they stand", () => {
  expect([...eachText(texts()).keys()].map((name) => textLabel(texts(), name))).toEqual([
    "Title",
    "Introduction",
    "Title of section 1",
    "Text of section 1",
    "Title of section 2",
    "Text of section 2",
    "Conclusion",
  ]);
});
