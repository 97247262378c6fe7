/** A list of sites; it may hold fewer than there are. */
export interface KnownSites {
  member: readonly { id: number }[];
  totalItems: number;
}

/**
 * Whether a page is about a site that does not exist, as far as the list of sites tells.
 * @param sites undefined or null while there is no list
 */
export function isUnknownSite(
  siteId: number | null,
  sites: KnownSites | null | undefined,
): boolean {
  if (siteId === null || !sites || sites.totalItems > sites.member.length) return false;
  return sites.member.every(({ id }) => id !== siteId);
}
