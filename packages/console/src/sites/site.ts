/** What the lists of sites know of a site. */
export interface SiteSummary {
  id: number;
  name: string;
  status: string;
  settingsSite: { country: string | null };
}

/** Whether readers can visit the site now. */
export function isLive(site: Pick<SiteSummary, "status">): boolean {
  return site.status === "live";
}

/** The site's country code, or `N/A` where it has none. */
export function countryOf(site: Pick<SiteSummary, "settingsSite">): string {
  return site.settingsSite.country || "N/A";
}
