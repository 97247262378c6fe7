import { expect, test } from "vitest";
import { wordForms } from "./word-forms.ts";

function forms(word: string): string[] {
  return wordForms(word).map((form) => (form.prefix ? `${form.word}*` : form.word));
}

test.each([
  ["grinders", "grind*"],
  ["glasses", "glass*"],
  ["stories", "story*"],
  ["jardins", "garden*"],
  ["flores", "flower*"],
  ["running", "run"],
  ["kids", "child*"],
  ["cafe", "coffee*"],
  ["cat", "cats"],
  ["moinho", "grinder*"],
])("%s is found as %s", (word, form) => {
  expect(forms(word)).toContain(form);
});

test("a short word does not start longer ones", () => {
  expect(forms("port")).toEqual(["port", "ports"]);
  expect(forms("butter")).toEqual(["butter*"]);
});
