import type { FeedCreateInput, FeedPatchInput } from "../graph/generated/graphql.ts";

/** What the form of a feed holds; an empty text stands for nothing. */
export interface FeedValues {
  name: string;
  code: string;
  status: string;
  country: string;
  url: string;
}

/** A feed as the API has it. */
export interface StoredFeed {
  name: string;
  code: string;
  status: string;
  country: string | null;
  url: string | null;
}

/** The form of a feed, or of one that is still to be made. */
export function feedValues(feed: StoredFeed | null): FeedValues {
  if (!feed) return { name: "", code: "", status: "active", country: "", url: "" };
  const { name, code, status, country, url } = feed;
  return { name, code, status, country: country ?? "", url: url ?? "" };
}

/** What is sent to create a feed. */
export function toFeed(values: FeedValues): FeedCreateInput & StoredFeed {
  return {
    name: values.name.trim(),
    code: values.code.trim(),
    status: values.status,
    country: values.country.trim().toUpperCase() || null,
    url: values.url.trim() || null,
  };
}

/** The merge patch that makes a feed what the form holds: only what differs, null where cleared. */
export function feedPatch(feed: StoredFeed, values: FeedValues): FeedPatchInput {
  const next = toFeed(values);
  const keys = Object.keys(next) as (keyof StoredFeed)[];
  return Object.fromEntries(
    keys.filter((key) => next[key] !== feed[key]).map((key) => [key, next[key]]),
  );
}

/** A code made of a name: "Presentes São João" gives "presentes-sao-joao". */
export function codeOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100);
}

/** Codes may hold nothing else. */
export const codePattern = /^\s*[A-Za-z0-9_-]+\s*$/;
