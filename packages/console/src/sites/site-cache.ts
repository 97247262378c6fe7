import type { SitesQuery } from "../graph/generated/graphql.ts";

type Sites = SitesQuery | undefined;

/** The list of sites as it is once one of them has another status. */
export function withStatus(data: Sites, id: number, status: string): Sites {
  return mapMembers(data, (member) =>
    member.map((site) => (site.id === id ? { ...site, status } : site)),
  );
}

/** The list of sites as it is once one of them is gone. */
export function withoutSite(data: Sites, id: number): Sites {
  return mapMembers(data, (member) => member.filter((site) => site.id !== id));
}

type Members = NonNullable<SitesQuery["sites"]>["member"];

function mapMembers(data: Sites, map: (member: Members) => Members): Sites {
  if (!data?.sites) return data;
  const member = map(data.sites.member);
  const totalItems = data.sites.totalItems - (data.sites.member.length - member.length);
  return { ...data, sites: { ...data.sites, member, totalItems } };
}
