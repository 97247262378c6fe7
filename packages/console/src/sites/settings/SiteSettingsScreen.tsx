import { WithAside } from "@gift-console/ui/layout/WithAside.tsx";
import { useState } from "react";
import { DiscardDialog } from "../../forms/DiscardDialog.tsx";
import { useLeaveGuard } from "../../forms/use-leave-guard.ts";
import { required } from "../../graph/required.ts";
import { idParam } from "../../router/params.ts";
import { routeQuery } from "../../router/route-query.ts";
import { DeleteSite } from "./DeleteSite.tsx";
import { noImages } from "./image-slots.ts";
import { SiteForm } from "./SiteForm.tsx";
import { SiteImages } from "./SiteImages.tsx";
import { siteSettingsQuery } from "./site-settings-query.ts";

const route = routeQuery(siteSettingsQuery, ({ params }) => ({ id: idParam(params, "id") }));

export const loader = route.loader;

/** What a site is called, where it is, how it looks, and its end. */
export function Component() {
  const site = required(route.useData().site, "site");
  // Another site is another form.
  return <Settings key={site.id} />;
}

function Settings() {
  const site = required(route.useData().site, "site");
  const [isDirty, setDirty] = useState(false);
  const [images, setImages] = useState(noImages);
  const hasImages = Object.values(images).some((file) => file !== null);
  const guard = useLeaveGuard(isDirty || hasImages);
  return (
    <>
      <WithAside
        asideLabel="Images of the site"
        aside={<SiteImages site={site} files={images} onFilesChange={setImages} />}
      >
        <SiteForm site={site} onDirtyChange={setDirty} />
      </WithAside>
      <DeleteSite site={site} onDeleted={guard.release} />
      <DiscardDialog guard={guard} />
    </>
  );
}
