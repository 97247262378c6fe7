import { createHash } from "node:crypto";
import type { Db } from "../db/open.ts";

/**
 * Keeps a file. The same bytes are kept once.
 * @returns the file's path on this server, `/media/{id}`
 */
export async function storeMedia(db: Db, contentType: string, bytes: Uint8Array): Promise<string> {
  const id = createHash("sha256").update(contentType).update(bytes).digest("hex").slice(0, 32);
  await db
    .insertInto("media")
    .values({ id, contentType, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `/media/${id}`;
}

/** A stored file, or undefined. */
export function findMedia(db: Db, id: string) {
  return db
    .selectFrom("media")
    .select(["contentType", "bytes"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * The address of a picture as the API gives it.
 * @param stored a path on this server, an absolute URL, or null
 */
export function absoluteUrl(baseUrl: string, stored: string): string;
export function absoluteUrl(baseUrl: string, stored: string | null): string | null;
export function absoluteUrl(baseUrl: string, stored: string | null): string | null {
  return stored?.startsWith("/") ? baseUrl + stored : stored;
}

/**
 * The form in which an address is stored: one of this server loses its host, so that it stays
 * right when the port changes.
 */
export function storedUrl(baseUrl: string, url: string): string {
  return url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url;
}
