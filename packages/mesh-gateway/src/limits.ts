// What the gateway accepts, in bytes. The README lists these.

const megabyte = 1024 * 1024;

/** A request without files. */
export const jsonLimit = megabyte;

/** One image of a site. */
export const imageLimit = 5 * megabyte;

/** A feed file, and so the largest file at all. */
export const fileLimit = 200 * megabyte;

/** A number of bytes as people write it. */
export function inMegabytes(bytes: number): string {
  return `${bytes / megabyte} MB`;
}
