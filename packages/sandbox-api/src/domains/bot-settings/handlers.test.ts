import { expect, test } from "vitest";
import { startTestApp, type ProblemBody } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";
import { botNames } from "./known-bots.ts";

const { call, ok } = await startTestApp();

type BotSetting = Schema<"BotSetting">;

test("every bot but one has its settings", async () => {
  const list = await ok<Schema<"BotSettingCollection">>("GET", "/bot_settings");
  expect(list.member.map(({ bot }) => bot)).toEqual(botNames.filter((bot) => bot !== "imagix"));
  expect(await ok("GET", "/bot_settings/bots")).toEqual({ member: [...botNames], totalItems: 9 });
  const [first] = list.member;
  expect(await ok("GET", `/bot_settings/${first?.id}`)).toEqual(first);
});

test("the providers come in pages", async () => {
  const page = await ok<Schema<"ProviderCollection">>(
    "GET",
    "/bot_settings/providers?page=1&itemsPerPage=2",
  );
  expect(page).toEqual({ member: ["openai", "anthropic"], totalItems: 5 });
});

test("a change merges the settings key by key and clears the backup provider", async () => {
  const before = await ok<BotSetting>("GET", "/bot_settings/6");
  const after = await ok<BotSetting>("PATCH", "/bot_settings/6", {
    defaultProvider: "mistral",
    backupProvider: null,
    settings: { temperature: 0.4, prompt: null, "odd key/é": [1, null] },
  });
  const { prompt: _prompt, ...kept } = before.settings;
  expect(after).toEqual({
    ...before,
    defaultProvider: "mistral",
    backupProvider: null,
    settings: { ...kept, temperature: 0.4, "odd key/é": [1, null] },
  });
});

test("a bot has one setting", async () => {
  const body = { bot: "imagix", defaultProvider: "stability" };
  const created = await ok<BotSetting>("POST", "/bot_settings", body);
  expect(created).toMatchObject({ ...body, backupProvider: null, settings: {} });
  const taken = await call<ProblemBody>("POST", "/bot_settings", body);
  expect([taken.status, taken.body.detail]).toEqual([
    422,
    "bot: This bot has its settings already.",
  ]);
  expect((await call("PATCH", "/bot_settings/1", { bot: "imagix" })).status).toBe(422);
});

test("unknown bots and providers are violations", async () => {
  const { status, body } = await call<ProblemBody>("POST", "/bot_settings", {
    bot: "hal",
    defaultProvider: "acme",
  });
  expect(status).toBe(422);
  expect(body.violations?.map(({ propertyPath }) => propertyPath)).toEqual([
    "bot",
    "defaultProvider",
  ]);
  const settings = await call<ProblemBody>("PATCH", "/bot_settings/1", { settings: "none" });
  expect(settings.body.detail).toBe("settings: This value should be of type object.");
});

test("an unknown setting is not found", async () => {
  expect((await call("GET", "/bot_settings/999999")).status).toBe(404);
  expect((await call("PATCH", "/bot_settings/999999", {})).status).toBe(404);
});
