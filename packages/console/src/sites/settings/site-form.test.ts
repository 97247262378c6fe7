import { expect, test } from "vitest";
import { clashes, rebase, siteField, sitePatch, siteValues, statusesOf } from "./site-form.ts";

const site = {
  name: "Presentes",
  status: "live",
  domain: "presentes.example.com",
  settingsSite: { country: "PT", metadata: { tagline: "Old", beta: true } },
};
const values = siteValues(site);
const withTagline = (value: string) =>
  values.metadata.map((row) => (row.key === "tagline" ? { ...row, value } : row));

test("only what differs is sent, null where it was cleared", () => {
  expect(sitePatch(site, values)).toEqual({});
  expect(sitePatch(site, { ...values, name: " Presentes ", country: "pt" })).toEqual({});
  expect(
    sitePatch(site, { ...values, name: "Prendas", status: "draft", domain: " ", country: "" }),
  ).toEqual({ name: "Prendas", status: "draft", domain: null, settingsSite: { country: null } });
});

test("what others changed differently is a clash, what only they or only I changed is none", () => {
  const theirs = {
    ...site,
    name: "Theirs",
    domain: "theirs.example.com",
    settingsSite: { country: "BR", metadata: { tagline: "Theirs", beta: true } },
  };
  const mine = { ...values, name: "Mine", country: "br", status: "draft" };
  expect(clashes(site, theirs, mine)).toEqual(["name"]);
  expect(clashes(site, theirs, { ...values, metadata: withTagline("Mine") })).toEqual(["tagline"]);
  expect(clashes(site, theirs, { ...values, metadata: withTagline("Theirs") })).toEqual([]);
  expect(clashes(site, site, { ...mine, metadata: withTagline("Mine") })).toEqual([]);
});

test("keeping mine takes over what others changed elsewhere", () => {
  const theirs = {
    ...site,
    name: "Theirs",
    domain: null,
    settingsSite: { country: "PT", metadata: { tagline: "Old", extra: 1 } },
  };
  const mine = { ...values, name: "Mine", metadata: withTagline("Mine") };
  const merged = rebase(site, theirs, mine);
  expect(merged).toMatchObject({ name: "Mine", domain: "", status: "live" });
  expect(merged.metadata.map(({ key, value }) => [key, value])).toEqual([
    ["tagline", "Mine"],
    ["extra", "1"],
  ]);
});

test("violations find their fields", () => {
  expect(siteField("settingsSite.country")).toBe("country");
  expect(siteField("name")).toBe("name");
  expect(siteField("settingsSite.metadata")).toBeNull();
});

test("every status that occurs can be chosen, once", () => {
  expect(statusesOf([{ status: "archived" }, { status: "live" }], "paused")).toEqual([
    "live",
    "draft",
    "archived",
    "paused",
  ]);
});
