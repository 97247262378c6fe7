import { expect, test } from "vitest";
import { botField, botPatch, botValues, checkRest, modelOf, toBotSetting } from "./bot-form.ts";

const stored = {
  bot: "giftorix",
  defaultProvider: "anthropic",
  backupProvider: "offline",
  settings: { model: "claude", temperature: 0.8, prompt: "Propose ideas.", ideas: 6, x: [1] },
};

test("model, temperature and prompt have fields, the rest is JSON", () => {
  expect(botValues(stored)).toMatchObject({ model: "claude", temperature: 0.8 });
  expect(JSON.parse(botValues(stored).rest)).toEqual({ ideas: 6, x: [1] });
  expect(botValues({ ...stored, settings: {} }).rest).toBe("");
});

test("a setting of another type than its field stays in the JSON", () => {
  const values = botValues({ ...stored, settings: { temperature: "hot", model: 3 } });
  expect(values).toMatchObject({ temperature: null, model: "" });
  expect(checkRest(values.rest, values)).toBe(true);
  expect(botPatch({ ...stored, settings: { temperature: "hot", model: 3 } }, values)).toEqual({});
});

test("an untouched form changes nothing", () => {
  expect(botPatch(stored, botValues(stored))).toEqual({});
});

test("CALL-2 what is cleared or removed is null, what is untouched is left out", () => {
  const values = {
    ...botValues(stored),
    backupProvider: "",
    temperature: null,
    prompt: " ",
    rest: '{"ideas": 8}',
  };
  expect(botPatch(stored, values)).toEqual({
    backupProvider: null,
    settings: { temperature: null, prompt: null, x: null, ideas: 8 },
  });
});

test("a new setting holds what was entered and nothing else", () => {
  const values = { ...botValues(null), bot: "imagix", defaultProvider: "stability", model: " m " };
  expect(toBotSetting(values)).toEqual({
    bot: "imagix",
    defaultProvider: "stability",
    backupProvider: null,
    settings: { model: "m" },
  });
});

test("a setting must not be given twice", () => {
  const values = botValues(stored);
  expect(checkRest('{"model": "other"}', values)).toContain("“model”");
  expect(checkRest('{"model": "other"}', { ...values, model: "" })).toBe(true);
});

test("a list shows the model only where it is one", () => {
  expect(modelOf(stored)).toEqual({ model: "claude", temperature: 0.8 });
  expect(modelOf({ settings: { model: 1 } })).toEqual({ model: null, temperature: null });
  expect(modelOf({ settings: null })).toEqual({ model: null, temperature: null });
});

test.for([
  ["defaultProvider", "defaultProvider"],
  ["settings", "rest"],
  ["settings.ideas", "rest"],
  ["settings.temperature", "temperature"],
  ["bot", "bot"],
  ["other", null],
] as const)("a violation of %s stands at %s", ([path, field]) => {
  expect(botField(path)).toBe(field);
});
