import { Select } from "@gift-console/ui/select/Select.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState } from "react";
import { FormDialog } from "../forms/FormDialog.tsx";
import { FormText } from "../forms/FormText.tsx";
import { useGraphForm } from "../forms/use-graph-form.ts";
import {
  codeOf,
  codePattern,
  countryPattern,
  feedValues,
  urlPattern,
  type FeedValues,
} from "./feed-form.ts";
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
      <FormText form={form} name="name" rules={{ validate: notBlank("Enter a name.") }}>
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
      </FormText>
      <FormText
        form={form}
        name="code"
        rules={{
          pattern: { value: codePattern, message: "Use letters, digits, hyphens and underscores." },
          validate: notBlank("Enter a code."),
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
      </FormText>
      <FormText
        form={form}
        name="url"
        rules={{ pattern: { value: urlPattern, message: "Enter an address with http or https." } }}
      >
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
      </FormText>
      <FormText
        form={form}
        name="country"
        rules={{ pattern: { value: countryPattern, message: "Enter two letters, such as PT." } }}
      >
        {(field) => <TextField {...field} label="Country" description={countryHint} />}
      </FormText>
      <FormText form={form} name="status">
        {(field) => (
          <Select
            {...field}
            label="Status"
            options={Array.from(known, (status) => ({ id: status, label: status }))}
          />
        )}
      </FormText>
    </FormDialog>
  );
}

function notBlank(message: string) {
  return (text: string) => text.trim() !== "" || message;
}
