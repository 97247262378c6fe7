import { useEffect, useRef, useState } from "react";
import { useGraphForm } from "../../forms/use-graph-form.ts";
import { rebase, siteField, siteValues, type SiteValues } from "./site-form.ts";
import type { StoredSite } from "./site-settings-query.ts";
import { useSiteChanges, type SiteSaving } from "./use-site-changes.ts";

/** The form of a site: saved against what is stored, never over what others have changed unseen. */
export function useSiteForm(site: StoredSite) {
  /** What is stored, as far as the form knows: its changes are told from this. */
  const base = useRef(site);
  const [clash, setClash] = useState<Extract<SiteSaving, { status: "clash" }> | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const { save } = useSiteChanges(site.id);
  const form = useGraphForm<SiteValues>({
    defaultValues: siteValues(site),
    fieldOf: siteField,
    async send(values) {
      setClash(null);
      const saving = await save(base.current, values);
      if (saving.status === "clash") {
        setClash(saving);
        return;
      }
      show(saving.site);
      setSavedAt(saving.at);
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  const { reset, setValue } = form;
  const show = (stored: StoredSite) => {
    base.current = stored;
    setClash(null);
    reset(siteValues(stored));
  };
  useEffect(() => {
    // What was loaded meanwhile shows at once where nothing would be lost.
    if (site === base.current || isDirty || isSubmitting) return;
    base.current = site;
    reset(siteValues(site));
  }, [site, isDirty, isSubmitting, reset]);

  return {
    form,
    clash,
    savedAt,
    /** Begins anew from what is stored, with one's own changes on top. */
    keepMine: () => {
      if (!clash) return;
      const values = rebase(base.current, clash.site, form.getValues());
      show(clash.site);
      for (const [name, value] of Object.entries(values)) {
        setValue(name as keyof SiteValues, value, { shouldDirty: true });
      }
    },
    takeTheirs: () => clash && show(clash.site),
    discard: () => show(site),
  };
}
