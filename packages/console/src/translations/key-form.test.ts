import { expect, test } from "vitest";
import { keyPatch, toKey } from "./key-form.ts";

const stored = { key: "nav.about", description: "Link to the page." };

test("CALL-2 a patch holds only what differs, and null for a cleared description", () => {
  expect(keyPatch(stored, { ...stored })).toEqual({});
  expect(keyPatch(stored, { key: " nav.about ", description: " " })).toEqual({ description: null });
  expect(keyPatch(stored, { ...stored, key: "nav.team" })).toEqual({ key: "nav.team" });
});

test("a new key has no description unless it is given", () => {
  expect(toKey({ key: " nav.team", description: "" })).toEqual({
    key: "nav.team",
    description: null,
  });
});
