import { expect, test } from "vitest";
import { partSource, textSource, writtenByBot } from "./provenance.ts";
import { texts } from "./testing.ts";
import { eachText, setText } from "./texts.ts";

test("a text is AI until it is changed, and AI again when the change is undone", () => {
  const written = writtenByBot(texts());
  expect(textSource("title", "Gifts for coffee lovers", written)).toBe("ai");
  expect(textSource("title", "Gifts for tea lovers", written)).toBe("edited");
  expect(textSource("title", " ", written)).toBe("empty");
});

test("where nothing is known, nothing is claimed", () => {
  expect(textSource("title", "Gifts", null)).toBe("unknown");
});

test("a part is edited as soon as one of its texts is", () => {
  const written = writtenByBot(texts());
  const edited = setText(texts(), "5/body", "<p>Ceramic burrs.</p>");
  const names = ["5/title", "5/body"] as const;
  expect(partSource(names, eachText(texts()), written)).toBe("ai");
  expect(partSource(names, eachText(edited), written)).toBe("edited");
  expect(partSource(names, new Map(), written)).toBe("empty");
});
