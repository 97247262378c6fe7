import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { DialogFooter } from "../dialog/DialogFooter.tsx";
import { Select } from "../select/Select.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Switch } from "../switch/Switch.tsx";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form, type FormProps } from "./Form.tsx";
import { FormFooter } from "./FormFooter.tsx";
import { FormGrid } from "./FormGrid.tsx";
import { FormSection } from "./FormSection.tsx";

const countries = [
  { id: "PT", label: "Portugal" },
  { id: "ES", label: "Spain" },
];

/** The settings of a site, as a screen would compose them. */
function SiteSettings(props: Partial<FormProps>) {
  const [about, setAbout] = useState("Gifts that arrive on time, chosen by people.");
  const [country, setCountry] = useState<string | null>(null);
  return (
    <Form label="Site settings" onSubmit={() => {}} {...props}>
      <FormSection title="Identity" description="What readers and search engines see.">
        <FormGrid>
          <TextField label="Name" name="name" defaultValue="Presentes" isRequired />
          <TextField
            label="Domain"
            name="domain"
            defaultValue="presentes.example"
            prefix="https://"
          />
        </FormGrid>
        <TextArea label="About" name="about" value={about} onChange={setAbout} />
      </FormSection>
      <FormSection title="Market">
        <Select
          label="Country"
          name="country"
          options={countries}
          value={country}
          onChange={setCountry}
          description="Decides which feeds the site may use."
        />
        <Switch label="Show prices" description="Prices come from the feeds, every night." />
        <Checkbox label="Redeploy after saving" name="redeploy" />
      </FormSection>
      <FormFooter aside="Saved 12:04">
        <Button type="submit" variant="primary">
          Save settings
        </Button>
        <Button>Discard changes</Button>
      </FormFooter>
    </Form>
  );
}

const meta = preview.meta({
  title: "Forms/Form",
  component: Form,
  args: { onSubmit: fn(), children: null },
  render: ({ onSubmit, errors, failure }) => <SiteSettings {...{ onSubmit, errors, failure }} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("form", { name: "Site settings" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Save settings" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const WithErrors = meta.story({
  args: {
    errors: {
      name: "Another site has this name.",
      country: "Choose the country whose feeds the site uses.",
    },
  },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("alert");
    await expect(summary).toHaveTextContent("2 things need your attention");
    await waitFor(() => expect(summary).toHaveFocus());
    const name = canvas.getByRole("textbox", { name: "Name" });
    await expect(name).toHaveAccessibleDescription("Another site has this name.");
    await userEvent.click(canvas.getByRole("button", { name: "Another site has this name." }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: /^Choose the country whose/ }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /Country/ })).toHaveFocus());
  },
});

export const WithOneError = meta.story({
  args: { errors: { domain: "This domain belongs to the site Regalos." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("One thing needs your attention");
  },
});

export const WithFailure = meta.story({
  args: { failure: "The settings were not saved: the API host did not answer. Try again." },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("alert")).toHaveTextContent(/were not saved/);
  },
});

/** Errors that come with the answer to a submit. */
function RejectedOnce() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form label="New topic" errors={errors} onSubmit={() => setErrors({ slug: "Already in use." })}>
      <TextField label="Slug" name="slug" defaultValue="coffee" />
      <FormFooter>
        <Button type="submit" variant="primary">
          Add topic
        </Button>
      </FormFooter>
    </Form>
  );
}

export const ErrorsAfterSubmit = meta.story({
  render: () => <RejectedOnce />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add topic" }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Slug" })).toBeInvalid();
  },
});

export const InADialog = meta.story({
  render: () => (
    <Dialog title="Add author" isOpen>
      <Form onSubmit={() => {}}>
        <TextField label="Name" name="name" takesFocus />
        <TextField label="Short biography" name="bio" description="One sentence." />
        <DialogFooter>
          <Button>Cancel</Button>
          <Button type="submit" variant="primary">
            Add author
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
  },
});

export const InANarrowContainer = meta.story({
  decorators: [inWidth(300)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({
  globals: narrow,
  args: { errors: { name: "Donaudampfschifffahrtsgesellschaftskapitän ist kein Name." } },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
