import { expect, test } from "vitest";
import { codeOf, feedPatch, feedValues, toFeed } from "./feed-form.ts";

const stored = {
  name: "Presentes",
  code: "presentes-pt",
  status: "active",
  country: "PT",
  url: "https://feeds.example.com/pt.xml",
};

test("an untouched form changes nothing", () => {
  expect(feedPatch(stored, feedValues(stored))).toEqual({});
  const bare = { ...stored, country: null, url: null };
  expect(feedPatch(bare, feedValues(bare))).toEqual({});
});

test("CALL-2 a patch holds only what differs, and null for what was cleared", () => {
  const values = { ...feedValues(stored), name: " Prendas ", country: "", url: " " };
  expect(feedPatch(stored, values)).toEqual({ name: "Prendas", country: null, url: null });
});

test("a new feed is active, without country and address unless they are given", () => {
  const values = { ...feedValues(null), name: "Regalos", code: "regalos", country: "es" };
  expect(toFeed(values)).toEqual({
    name: "Regalos",
    code: "regalos",
    status: "active",
    country: "ES",
    url: null,
  });
});

test.for([
  ["Presentes São João", "presentes-sao-joao"],
  ["  Café & Chá!  ", "cafe-cha"],
  ["礼物", ""],
] as const)("the code of %o is %o", ([name, code]) => {
  expect(codeOf(name)).toBe(code);
});
