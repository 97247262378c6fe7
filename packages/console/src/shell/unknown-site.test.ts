import { expect, test } from "vitest";
import { isUnknownSite } from "./unknown-site.ts";

const sites = { member: [{ id: 1 }, { id: 2 }], totalItems: 2 };

test("ROUTE-11 a site that the list does not hold is unknown", () => {
  expect(isUnknownSite(9, sites)).toBe(true);
  expect(isUnknownSite(2, sites)).toBe(false);
});

test("nothing is unknown without a site, a list or all of the list", () => {
  expect(isUnknownSite(null, sites)).toBe(false);
  expect(isUnknownSite(9, null)).toBe(false);
  expect(isUnknownSite(9, undefined)).toBe(false);
  expect(isUnknownSite(9, { ...sites, totalItems: 1200 })).toBe(false);
});
