import type { Generated } from "kysely";
import type { JsonObject } from "../../json.ts";
import type { Defaulted, DefaultedJson, Json, Stamp } from "./columns.ts";

/** A site. */
export interface SiteTable {
  id: Generated<number>;
  name: string;
  status: Defaulted<string>;
  country: string | null;
  metadata: DefaultedJson<JsonObject>;
  /** `/media/{id}` or an absolute URL; so are the other images. */
  logo: string | null;
  heroImage: string | null;
  favicon: string | null;
  domain: string | null;
  createdAt: Stamp;
  updatedAt: Stamp;
}

/** Which feeds a site uses. */
export interface SiteFeedTable {
  siteId: number;
  feedId: number;
}

/** Work that was queued for a site. */
export interface SiteJobTable {
  id: Generated<number>;
  siteId: number;
  kind: "redeploy" | "send-settings";
  status: string;
  /** What the job works on, as it was when the job was queued. */
  payload: Json<JsonObject>;
  queuedAt: Stamp;
}

/** Somebody who signs the articles of a site. */
export interface AuthorTable {
  id: Generated<number>;
  siteId: number;
  name: string;
  bio: string | null;
  avatar: string | null;
}

/** A page of a site. */
export interface PageTable {
  id: Generated<number>;
  siteId: number;
  title: string;
  slug: string;
  status: string;
}

/** A topic of a site. */
export interface CriteriaTable {
  id: Generated<number>;
  siteId: number;
  name: string;
  slug: string;
}

/** How one AI bot works. */
export interface BotSettingTable {
  id: Generated<number>;
  bot: string;
  defaultProvider: string;
  backupProvider: string | null;
  settings: DefaultedJson<JsonObject>;
}
