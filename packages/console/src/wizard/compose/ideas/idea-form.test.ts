import { expect, test } from "vitest";
import { testIdea } from "../testing.ts";
import { ideaChanges, ideaValues } from "./idea-form.ts";

const idea = testIdea(31, [], { title: "For long baths", keywords: ["bath"] });

test("only what differs is sent", () => {
  const values = ideaValues(idea);
  expect(ideaChanges(idea, values)).toEqual({});
  expect(ideaChanges(idea, { ...values, title: " For long baths " })).toEqual({});
  expect(ideaChanges(idea, { ...values, title: "For short baths" })).toEqual({
    title: "For short baths",
  });
  expect(ideaChanges(idea, { ...values, keywords: ["bath", "salt"] })).toEqual({
    keywords: ["bath", "salt"],
  });
});

test("an idea without title and keywords has an empty form", () => {
  const bare = testIdea(32, [], { title: null, keywords: null });
  expect(ideaValues(bare)).toEqual({ title: "", keywords: [] });
  expect(ideaChanges(bare, { title: "", keywords: [] })).toEqual({});
});
