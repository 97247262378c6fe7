import { expect, test } from "vitest";
import { countryOf } from "../sites/site.ts";
import { groupSites } from "./site-groups.ts";

const site = (id: number, name: string, status: string, country: string | null = "PT") => ({
  id,
  name,
  status,
  settingsSite: { country },
});

test("SHELL-2 groups in this order: live, favourites, the rest", () => {
  const sites = [
    site(1, "Presentes", "live"),
    site(2, "Cadeaux", "draft"),
    site(3, "Regalos", "live"),
    site(4, "Geschenke", "paused"),
  ];
  const groups = groupSites(sites, new Set([2, 3]));
  expect(groups.map(({ title, sites: held }) => [title, held.map(({ id }) => id)])).toEqual([
    ["Live Sites", [1, 3]],
    ["Favorite Sites", [2, 3]],
    ["Other Sites", [4]],
  ]);
});

test("the sites of a group stand in the order of the sites list, shop 9 before shop 10", () => {
  const sites = [site(1, "Shop 10", "live"), site(2, "shop 9", "live"), site(3, "Árvore", "live")];
  const [live] = groupSites(sites, new Set());
  expect(live?.sites.map(({ name }) => name)).toEqual(["Árvore", "shop 9", "Shop 10"]);
});

test("SHELL-2 a favourite that no longer exists is left out", () => {
  expect(groupSites([], new Set([9])).every(({ sites }) => sites.length === 0)).toBe(true);
});

test("SHELL-3 a site without a country shows N/A", () => {
  expect(countryOf(site(1, "Presentes", "live", "PT"))).toBe("PT");
  expect(countryOf(site(1, "Presentes", "live", null))).toBe("N/A");
  expect(countryOf(site(1, "Presentes", "live", ""))).toBe("N/A");
});
