import { Select } from "@gift-console/ui/select/Select.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormField } from "../forms/FormField.tsx";
import { addressRule, countryRule, filled, nameRule } from "../forms/rules.ts";
import { useGraphForm } from "../forms/use-graph-form.ts";
import { codeOf, codePattern, feedValues, type FeedValues } from "./feed-form.ts";
import type { ListedFeed } from "./feeds-query.ts";
import { useSaveFeed } from "./use-save-feed.ts";

interface FeedDialogProps {
  /** The feed to change; null to create one. */
  readonly feed: ListedFeed | null;
  readonly onClose: () => void;
}

const countryHint = "Two letters, such as PT. Sites of that country are offered the feed.";
const statuses = ["active", "inactive"];

/** Creates a feed, or changes what is known of one. */
export function FeedDialog({ feed: shown, onClose }: FeedDialogProps) {
  // What is loaded meanwhile must not look like an edit of this form.
  const [feed] = useState(shown);
  const save = useSaveFeed(feed);
  const form = useGraphForm<FeedValues>({
    defaultValues: feedValues(feed),
    async send(values) {
      await save(values);
      onClose();
    },
  });
  // The API knows more states than these two.
  const known = feed ? new Set([feed.status, ...statuses]) : statuses;
  const suggestCode = (name: string) => {
    if (feed || form.getFieldState("code").isDirty) return;
    form.resetField("code", { defaultValue: codeOf(name) });
  };
  return (
    <FormDialog
      form={form}
      title={feed ? `Edit ${feed.name}` : "New feed"}
      description={feed ? undefined : "It stays empty until it is imported."}
      submitLabel={feed ? "Save feed" : "Create feed"}
      needsChange={feed !== null}
      onClose={onClose}
    >
      <FormField form={form} name="name" rules={nameRule}>
        {(field) => (
          <TextField
            {...field}
            label="Name"
            isRequired
            takesFocus
            maxLength={255}
            onChange={(name) => {
              field.onChange(name);
              suggestCode(name);
            }}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="code"
        rules={{
          pattern: { value: codePattern, message: "Use letters, digits, hyphens and underscores." },
          ...filled("Enter a code."),
        }}
      >
        {(field) => (
          <TextField
            {...field}
            label="Code"
            isRequired
            isMono
            maxLength={100}
            description="A file of this name refreshes the feed when it is uploaded."
          />
        )}
      </FormField>
      <FormField form={form} name="url" rules={addressRule}>
        {(field) => (
          <TextField
            {...field}
            label="URL"
            type="url"
            maxLength={2048}
            placeholder="https://feeds.example.com/gifts.xml"
            description="Where the import fetches Google Shopping XML or CSV."
          />
        )}
      </FormField>
      <FormField form={form} name="country" rules={countryRule}>
        {(field) => <TextField {...field} label="Country" description={countryHint} />}
      </FormField>
      <FormField form={form} name="status">
        {(field) => (
          <Select
            {...field}
            label="Status"
            options={Array.from(known, (status) => ({ id: status, label: status }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
