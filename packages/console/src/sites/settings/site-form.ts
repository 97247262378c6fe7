import { isJsonMap } from "../../bots/settings-json.ts";
import type { SitePatchInput } from "../../graph/generated/graphql.ts";
import type { JsonValue } from "../../graph/json.ts";
import { metadataPatch, metadataRows, rebaseRows, type MetadataRow } from "./metadata-rows.ts";

/** What the form of a site holds; an empty text stands for nothing. */
export interface SiteValues {
  name: string;
  status: string;
  country: string;
  domain: string;
  metadata: MetadataRow[];
}

/** What is stored of a site and edited in its form. */
export interface SiteContent {
  name: string;
  status: string;
  domain: string | null;
  settingsSite: { country: string | null; metadata: JsonValue };
}

/** The form of a site. */
export function siteValues(site: SiteContent): SiteValues {
  return {
    name: site.name,
    status: site.status,
    country: site.settingsSite.country ?? "",
    domain: site.domain ?? "",
    metadata: metadataRows(site.settingsSite.metadata),
  };
}

/** The merge patch of a site without its metadata: only what differs, null where cleared. */
export function sitePatch(site: SiteContent, values: SiteValues): SitePatchInput {
  const { name, status, country, domain } = trimmed(values);
  const before = trimmed(siteValues(site));
  return {
    ...(name === before.name ? {} : { name }),
    ...(status === before.status ? {} : { status }),
    ...(domain === before.domain ? {} : { domain: domain || null }),
    ...(country === before.country ? {} : { settingsSite: { country: country || null } }),
  };
}

/** The fields of a site beside its metadata, and what they are called. */
const fields = { name: "name", status: "status", country: "country", domain: "domain" } as const;

/**
 * What others have changed since the form was filled, and the form changes differently.
 * @param base the site that the form began from
 * @param theirs the site as it is stored now
 * @returns the names of the fields and metadata keys; empty when nothing would be overwritten
 */
export function clashes(base: SiteContent, theirs: SiteContent, values: SiteValues): string[] {
  const [before, now, mine] = [
    trimmed(siteValues(base)),
    trimmed(siteValues(theirs)),
    trimmed(values),
  ];
  const clashing = Object.values(fields).filter(
    (field) =>
      mine[field] !== before[field] && now[field] !== before[field] && now[field] !== mine[field],
  );
  const patch = metadataPatch(base.settingsSite.metadata, values.metadata);
  const toTheirs = metadataPatch(theirs.settingsSite.metadata, values.metadata);
  const [was, is] = [mapOf(base), mapOf(theirs)];
  const keys = Object.keys(patch).filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]) && Object.hasOwn(toTheirs, key),
  );
  return [...clashing, ...keys];
}

/** The form's own changes made to the site as it is stored now; everything else is theirs. */
export function rebase(base: SiteContent, theirs: SiteContent, values: SiteValues): SiteValues {
  const [before, now] = [siteValues(base), siteValues(theirs)];
  const pick = (field: keyof typeof fields) =>
    values[field] === before[field] ? now[field] : values[field];
  return {
    name: pick("name"),
    status: pick("status"),
    country: pick("country"),
    domain: pick("domain"),
    metadata: rebaseRows(base.settingsSite.metadata, values.metadata, theirs.settingsSite.metadata),
  };
}

/** The field of a violation; null where no field can show it. */
export function siteField(path: string): "name" | "status" | "country" | "domain" | null {
  if (path === "settingsSite.country") return "country";
  const names = ["name", "status", "domain"] as const;
  return names.find((name) => name === path) ?? null;
}

/** The statuses to choose from: the usual ones and those that occur. */
export function statusesOf(sites: readonly { status: string }[], current: string): string[] {
  return [...new Set(["live", "draft", ...sites.map(({ status }) => status).sort(), current])];
}

function trimmed({ name, status, country, domain }: SiteValues) {
  return {
    name: name.trim(),
    status,
    country: country.trim().toUpperCase(),
    domain: domain.trim(),
  };
}

function mapOf({ settingsSite }: SiteContent): Record<string, JsonValue> {
  return isJsonMap(settingsSite.metadata) ? settingsSite.metadata : {};
}
