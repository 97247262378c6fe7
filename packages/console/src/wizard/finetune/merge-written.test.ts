import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeWritten } from "./merge-written.ts";
import { textSource, writtenByBot } from "./provenance.ts";
import { noTexts, texts } from "./testing.ts";
import { eachText, setText, type ArticleTexts } from "./texts.ts";

const mine = texts();
const [grinders, beans] = mine.sections;
const fresh = texts({
  title: "12 gifts for coffee lovers",
  introduction: "<p>New introduction.</p>",
  sections: [
    { sectionId: 5, title: "Grinders", body: "<p>New grinders.</p>" },
    { sectionId: 6, title: "Beans", body: "<p>New beans.</p>" },
  ],
});

test("texts that a bot wrote give way to new ones, without a question", () => {
  expect(mergeWritten(mine, fresh, writtenByBot(mine))).toEqual({ texts: fresh, proposals: [] });
});

test("the first texts are taken as they are", () => {
  expect(mergeWritten(noTexts, fresh, null)).toEqual({ texts: fresh, proposals: [] });
});

test("an edited text stays, and the bot's becomes a proposal", () => {
  const edited = setText(mine, "5/body", "<p>My own words.</p>");
  const { texts: merged, proposals } = mergeWritten(edited, fresh, writtenByBot(mine));
  expect(merged).toEqual(setText(fresh, "5/body", "<p>My own words.</p>"));
  expect(proposals).toEqual([{ name: "5/body", proposed: "<p>New grinders.</p>" }]);
});

test("texts of unknown origin may be someone's: all that would change are asked about", () => {
  const { texts: merged, proposals } = mergeWritten(mine, fresh, null);
  expect(merged).toEqual(mine);
  expect(proposals.map(({ name }) => name)).toEqual(["title", "introduction", "5/body", "6/body"]);
});

test("an order changed by hand stays, and a new section comes after the one it follows", () => {
  const known = writtenByBot(mine);
  const turned = texts({ sections: [beans!, grinders!] });
  const more = { sectionId: 7, title: "Cups", body: "<p>Cups.</p>" };
  const grown = { ...fresh, sections: [fresh.sections[0]!, more, fresh.sections[1]!] };
  const order = (article: ArticleTexts) => article.sections.map(({ sectionId }) => sectionId);
  expect(order(mergeWritten(turned, grown, known).texts)).toEqual([6, 5, 7]);
  expect(order(mergeWritten(mine, grown, known).texts)).toEqual([5, 7, 6]);
});

test("a section that the bot dropped goes, unless someone wrote in it", () => {
  const known = writtenByBot(mine);
  const fewer = { ...fresh, sections: [fresh.sections[0]!] };
  expect(mergeWritten(mine, fewer, known).texts.sections).toHaveLength(1);
  const edited = setText(mine, "6/title", "My beans");
  expect(mergeWritten(edited, fewer, known).texts.sections.map(({ title }) => title)).toEqual([
    "Grinders",
    "My beans",
  ]);
});

test("whatever was edited, no human text is ever lost", () => {
  const names = [...eachText(mine).keys()];
  const check = () =>
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...names), fc.string({ minLength: 1 })),
        fc.boolean(),
        fc.subarray([...fresh.sections]),
        (edits, isKnown, sections) => {
          const known = isKnown ? writtenByBot(mine) : null;
          const edited = names.reduce(
            (all, name) => (edits[name] === undefined ? all : setText(all, name, edits[name])),
            mine,
          );
          const after = eachText(mergeWritten(edited, { ...fresh, sections }, known).texts);
          return [...eachText(edited)].every(([name, text]) => {
            const source = textSource(name, text, known);
            return source === "empty" || source === "ai" || after.get(name) === text;
          });
        },
      ),
    );
  expect(check).not.toThrow();
});
