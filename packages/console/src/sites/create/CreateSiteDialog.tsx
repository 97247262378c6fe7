import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useNavigate } from "react-router";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { countryRule, nameRule } from "../../forms/rules.ts";
import { useGraphForm } from "../../forms/use-graph-form.ts";
import { graphql } from "../../graph/generated/gql.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { required } from "../../graph/required.ts";
import { paths } from "../../paths.ts";
import { sitesQuery } from "../sites-query.ts";

const CreateSiteDocument = graphql(`
  mutation CreateSite($input: SiteCreateInput!) {
    createSite(input: $input) {
      id
    }
  }
`);

interface SiteValues {
  name: string;
  country: string;
  domain: string;
}

/** Creates a site and goes to its settings. */
export function CreateSiteDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { mutateAsync } = useGraphMutation(CreateSiteDocument, { invalidates: [sitesQuery.key] });
  const form = useGraphForm<SiteValues>({
    defaultValues: { name: "", country: "", domain: "" },
    fieldOf: (path) => siteFields[path] ?? null,
    async send({ name, country, domain }) {
      const input = {
        name: name.trim(),
        domain: domain.trim() || null,
        settingsSite: { country: country.trim().toUpperCase() || null },
      };
      const { createSite } = await mutateAsync({ input });
      onClose();
      await navigate(paths.siteTab(required(createSite, "createSite").id, "settings"));
    },
  });
  return (
    <FormDialog
      form={form}
      title="New site"
      description="It is not live until you publish it."
      submitLabel="Create site"
      onClose={onClose}
    >
      <FormField form={form} name="name" rules={nameRule}>
        {(field) => <TextField {...field} label="Name" isRequired takesFocus maxLength={255} />}
      </FormField>
      <FormField form={form} name="country" rules={countryRule}>
        {(field) => <TextField {...field} label="Country" description="Two letters, such as PT." />}
      </FormField>
      <FormField form={form} name="domain">
        {(field) => <TextField {...field} label="Domain" placeholder="gifts.example.com" />}
      </FormField>
    </FormDialog>
  );
}

const siteFields: Record<string, keyof SiteValues> = {
  name: "name",
  domain: "domain",
  "settingsSite.country": "country",
};
