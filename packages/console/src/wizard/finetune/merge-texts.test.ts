import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";
import type { ArticleTexts } from "./texts.ts";

const section = (sectionId: number, body = "body") => ({ sectionId, title: "title", body });
const base: ArticleTexts = {
  title: "Gifts",
  introduction: "<p>Hello.</p>",
  sections: [section(1), section(2)],
  conclusion: "<p>Bye.</p>",
};

/** Both changes, where they do not clash. */
const both = (mine: ArticleTexts, theirs: ArticleTexts) => {
  const merged = mergeTexts(base, mine, theirs);
  expect(merged.mine).toEqual(merged.theirs);
  return merged.mine;
};

test("changes of different texts are both kept", () => {
  const mine = { ...base, title: "Mine", sections: [section(1, "mine"), section(2)] };
  const theirs = { ...base, conclusion: "<p>Theirs.</p>", sections: [section(1), section(2, "t")] };
  expect(both(mine, theirs)).toEqual({
    title: "Mine",
    introduction: "<p>Hello.</p>",
    sections: [section(1, "mine"), section(2, "t")],
    conclusion: "<p>Theirs.</p>",
  });
});

test("a new order and a new text are both kept, from either side", () => {
  const ordered = { ...base, sections: [section(2), section(1)] };
  const edited = { ...base, sections: [section(1, "new"), section(2)] };
  const expected = { ...base, sections: [section(2), section(1, "new")] };
  expect(both(ordered, edited)).toEqual(expected);
  expect(both(edited, ordered)).toEqual(expected);
});

test("the same text changed twice clashes, and only that text is at stake", () => {
  const mine = { ...base, title: "Mine", introduction: "<p>Mine.</p>" };
  const theirs = { ...base, title: "Theirs", conclusion: "<p>Theirs.</p>" };
  expect(mergeTexts(base, mine, theirs)).toEqual({
    mine: { ...mine, conclusion: "<p>Theirs.</p>" },
    theirs: { ...theirs, introduction: "<p>Mine.</p>" },
  });
});

test("two new orders clash, and so does a section that one removed and the other edited", () => {
  const one = { ...base, sections: [section(2), section(1)] };
  const other = { ...base, sections: [section(2)] };
  expect(mergeTexts(base, one, other)).toEqual({ mine: one, theirs: other });
  const edited = { ...base, sections: [section(1, "new"), section(2)] };
  const merged = mergeTexts(base, edited, other);
  expect(merged.theirs.sections).toEqual([section(2)]);
  expect(merged.mine.sections).toEqual([section(1, "new"), section(2)]);
});
