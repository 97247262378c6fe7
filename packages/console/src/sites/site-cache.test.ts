import { expect, test } from "vitest";
import { withoutSite, withStatus } from "./site-cache.ts";

const site = (id: number, status: string) => ({
  id,
  name: `Site ${id}`,
  status,
  domain: null,
  updatedAt: null,
  settingsSite: { country: null },
});
const data = { sites: { member: [site(1, "live"), site(2, "draft")], totalItems: 2 } };

test("SHELL-12 a site's new status is in the list before the server has answered", () => {
  expect(withStatus(data, 2, "live")?.sites?.member.map(({ status }) => status)).toEqual([
    "live",
    "live",
  ]);
  expect(data.sites.member[1]?.status).toBe("draft");
});

test("a deleted site is not in the list any more, nor counted", () => {
  expect(withoutSite(data, 1)).toEqual({ sites: { member: [site(2, "draft")], totalItems: 1 } });
});

test("without a list there is nothing to change", () => {
  expect(withStatus(undefined, 1, "live")).toBeUndefined();
  expect(withoutSite({ sites: null }, 1)).toEqual({ sites: null });
});
