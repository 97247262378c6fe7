import { Button } from "@gift-console/ui/button/Button.tsx";
import { Form } from "@gift-console/ui/form/Form.tsx";
import { FormFooter } from "@gift-console/ui/form/FormFooter.tsx";
import { FormSection } from "@gift-console/ui/form/FormSection.tsx";
import { useEffect } from "react";
import { FormFailure } from "../../forms/FormFailure.tsx";
import { SavedState } from "../../forms/SavedState.tsx";
import { useSaveKey } from "../../forms/use-save-key.ts";
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
  const { isDirty, isSubmitting, submitCount } = form.formState;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => {
    // After an attempt the first thing to correct has the focus.
    if (submitCount > 0 && !isSubmitting) {
      const invalid = document.querySelector<HTMLElement>("main [aria-invalid=true]");
      // The browser would leave it under the bar at the top.
      invalid?.scrollIntoView({ block: "center" });
      invalid?.focus({ preventScroll: true });
    }
  }, [submitCount, isSubmitting]);
  const save = () => {
    if (isDirty && !isSubmitting) void form.submit();
  };
  useSaveKey(save);
  const nothing = isDirty ? undefined : "Nothing has been changed yet.";
  return (
    <Form label={`Settings of ${site.name}`} onSubmit={save}>
      <FormFailure failure={form.failure} />
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
      <FormFooter
        aside={
          <SavedState
            isDirty={isDirty}
            isSaving={isSubmitting}
            hasFailed={form.failure !== null}
            savedAt={savedAt}
            onRetry={save}
          />
        }
      >
        <Button variant="primary" type="submit" isPending={isSubmitting} disabledReason={nothing}>
          Save settings
        </Button>
        <Button onPress={discard} disabledReason={isSubmitting ? "It is being saved." : nothing}>
          Discard changes
        </Button>
      </FormFooter>
    </Form>
  );
}
