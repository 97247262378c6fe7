import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { siteIdOf } from "../paths.ts";
import { sitesQuery } from "../sites/sites-query.ts";
import { isUnknownSite } from "./unknown-site.ts";
import { useLeaveMissing } from "./use-leave-missing.ts";

/**
 * Leaves the pages of a site that is not in the list of sites: its id is wrong, or it was deleted.
 * The list may be older than the site, so it is asked for once more first. For the frames of such
 * pages.
 */
export function useKnownSite(): void {
  const siteId = siteIdOf(useLocation().pathname);
  const { data, refetch } = useQuery(sitesQuery({}));
  const [asked, setAsked] = useState<number | null>(null);
  const isUnknown = isUnknownSite(siteId, data?.sites);
  useEffect(() => {
    if (!isUnknown || asked === siteId) return;
    void refetch().then(({ isSuccess }) => {
      if (isSuccess) setAsked(siteId);
    });
  }, [isUnknown, asked, siteId, refetch]);
  useLeaveMissing(isUnknown && asked === siteId ? `Site ${siteId}` : null);
}
