import { FormSection } from "@gift-console/ui/form/FormSection.tsx";
import { useEffect } from "react";
import { PageForm } from "../../forms/PageForm.tsx";
import { ClashNotice } from "./ClashNotice.tsx";
import { GeneralFields } from "./GeneralFields.tsx";
import { MetadataFields } from "./MetadataFields.tsx";
import type { StoredSite } from "./site-settings-query.ts";
import { useSiteForm } from "./use-site-form.ts";

interface SiteFormProps {
  readonly site: StoredSite;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** The fields of a site and its metadata, saved together. */
export function SiteForm({ site, onDirtyChange }: SiteFormProps) {
  const { form, clash, savedAt, keepMine, takeTheirs, discard } = useSiteForm(site);
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  return (
    <PageForm
      form={form}
      label={`Settings of ${site.name}`}
      submitLabel="Save settings"
      savedAt={savedAt}
      onDiscard={discard}
    >
      {clash && <ClashNotice names={clash.names} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      <FormSection title="General">
        <GeneralFields form={form} status={site.status} />
      </FormSection>
      <FormSection
        title="Metadata"
        description="Whatever the site's own templates read: texts, or JSON for numbers, lists and maps."
      >
        <MetadataFields form={form} />
      </FormSection>
    </PageForm>
  );
}
