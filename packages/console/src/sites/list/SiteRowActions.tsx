import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { CloudOff, CloudUpload } from "lucide-react";
import { FavoriteButton } from "../FavoriteButton.tsx";
import { isLive, type SiteSummary } from "../site.ts";

/** The room that they take in a row, px. */
export const siteActionsWidth = 84;

interface SiteRowActionsProps {
  readonly site: SiteSummary;
  /** Asks before the site is taken offline. */
  readonly onUnpublish: (site: SiteSummary) => void;
}

/** What can be done with a site of the list: the star, and whether readers see it. */
export function SiteRowActions({ site, onUnpublish }: SiteRowActionsProps) {
  return (
    <>
      <FavoriteButton site={site} />
      {isLive(site) ? (
        <IconButton
          icon={CloudOff}
          size="small"
          label={`Unpublish ${site.name}`}
          onPress={() => onUnpublish(site)}
        />
      ) : (
        <IconButton
          icon={CloudUpload}
          size="small"
          label={`Publish ${site.name}`}
          onPress={() => void publishNow(site)}
        />
      )}
    </>
  );
}

// Not needed to look at the list.
async function publishNow(site: SiteSummary): Promise<void> {
  const { publish } = await import("../publication/publication.ts");
  await publish(site);
}
