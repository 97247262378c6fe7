import { expect, test } from "vitest";
import { authorPatch, authorValues, toAuthor } from "./author-form.ts";

const stored = { name: "Ana Prado", bio: "Tests every gift.", avatar: null };

test("an untouched form changes nothing", () => {
  expect(authorPatch(stored, authorValues(stored))).toEqual({});
});

test("CALL-2 a patch holds only what differs, and null for what was cleared", () => {
  const values = { ...authorValues(stored), bio: " ", avatar: "https://a.example/p.png" };
  expect(authorPatch(stored, values)).toEqual({ bio: null, avatar: "https://a.example/p.png" });
});

test("a new author needs no more than a name", () => {
  expect(toAuthor({ ...authorValues(null), name: " Ana " })).toEqual({
    name: "Ana",
    bio: null,
    avatar: null,
  });
});
