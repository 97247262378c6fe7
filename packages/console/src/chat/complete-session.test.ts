import { expect, test } from "vitest";
import { completeSession, lacksParts } from "./complete-session.ts";

const whole = {
  id: "cs_1",
  ideas: [{ title: "Moka pot" }],
  conversation: [{ role: "user", content: "Hello" }],
  persona: { age: 62 },
};
type Session = {
  [Key in keyof typeof whole]: Key extends "id" ? string : (typeof whole)[Key] | null;
};

const without = (part: keyof Session): Session => ({ ...whole, [part]: null });

test.for(["ideas", "conversation", "persona"] as const)(
  "CALL-9 a session that lacks %s takes it from the list",
  (part) => {
    expect(lacksParts(without(part))).toBe(true);
    expect(completeSession(without(part), [{ ...whole, id: "cs_0", [part]: null }, whole])).toEqual(
      whole,
    );
  },
);

test("a session that is whole lacks nothing, even where its lists are empty", () => {
  expect(lacksParts(whole)).toBe(false);
  expect(lacksParts({ ideas: [], conversation: [], persona: {} })).toBe(false);
});

test("a session that the list does not hold stays as it is", () => {
  expect(completeSession(without("ideas"), [{ ...whole, id: "cs_2" }])).toEqual(without("ideas"));
});
