import { FormGrid } from "@gift-console/ui/form/FormGrid.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { countryRule, nameRule } from "../../forms/rules.ts";
import type { GraphForm } from "../../forms/use-graph-form.ts";
import { useSites } from "../use-sites.ts";
import { statusesOf, type SiteValues } from "./site-form.ts";

interface GeneralFieldsProps {
  readonly form: GraphForm<SiteValues>;
  /** The status that is stored. */
  readonly status: string;
}

const domainHint = "Enter a host name such as gifts.example.com, without https.";

/** Name, status, country and domain of a site. */
export function GeneralFields({ form, status }: GeneralFieldsProps) {
  const { sites } = useSites();
  return (
    <>
      <FormField form={form} name="name" rules={nameRule}>
        {(field) => <TextField {...field} label="Name" isRequired maxLength={255} />}
      </FormField>
      <FormGrid>
        <FormField form={form} name="status">
          {(field) => (
            <Select
              {...field}
              label="Status"
              description="Readers see a site that is live."
              options={statusesOf(sites, status).map((id) => ({ id, label: id }))}
            />
          )}
        </FormField>
        <FormField form={form} name="country" rules={countryRule}>
          {(field) => (
            <TextField {...field} label="Country" description="Two letters, such as PT." />
          )}
        </FormField>
      </FormGrid>
      <FormField
        form={form}
        name="domain"
        rules={{ pattern: { value: /^\s*[A-Za-z0-9.-]*\s*$/, message: domainHint } }}
      >
        {(field) => (
          <TextField {...field} label="Domain" maxLength={253} placeholder="gifts.example.com" />
        )}
      </FormField>
    </>
  );
}
