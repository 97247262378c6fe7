import { expect, test } from "vitest";
import { countriesOf, pageOf, readSiteListView, viewSites } from "./site-list.ts";

const sites = [
  {
    id: 1,
    name: "Presentes",
    status: "live",
    domain: "presentes.pt",
    settingsSite: { country: "PT" },
  },
  { id: 2, name: "Regalos", status: "live", domain: null, settingsSite: { country: "ES" } },
  { id: 3, name: "Cadeaux", status: "draft", domain: "idees.fr", settingsSite: { country: null } },
];
const shown = (query: string) =>
  viewSites(sites, readSiteListView(new URLSearchParams(query))).map(({ id }) => id);

test("the list is ordered by name and shows everything without filters", () => {
  expect(shown("")).toEqual([3, 1, 2]);
});

test("search looks at names and domains, status and country narrow further", () => {
  expect(shown("q=IDEES")).toEqual([3]);
  expect(shown("status=live&country=ES")).toEqual([2]);
  expect(shown("country=N/A")).toEqual([3]);
});

test("order comes from the URL; what it does not know is ignored", () => {
  expect(shown("sort=country:descending")).toEqual([1, 2, 3]);
  expect(shown("sort=__proto__:up&status=maybe")).toEqual([3, 1, 2]);
});

test("countries occur once, in order", () => {
  expect(countriesOf([...sites, sites[0]!])).toEqual(["ES", "N/A", "PT"]);
});

test("a page of the list comes from the URL; one beyond the end is the last", () => {
  const rows = Array.from({ length: 250 }, (_, index) => index);
  const page = (query: string) => pageOf(rows, readSiteListView(new URLSearchParams(query)));
  expect(page("")).toHaveLength(100);
  expect(page("page=3").at(0)).toBe(200);
  expect(page("page=99").at(-1)).toBe(249);
  expect(page("page=0&size=7")).toHaveLength(100);
  expect(page("size=1000")).toHaveLength(250);
  expect(pageOf([], readSiteListView(new URLSearchParams("page=2")))).toEqual([]);
});
