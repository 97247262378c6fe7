import { Search } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Stack } from "../layout/Stack.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/TextField",
  component: TextField,
  decorators: [inWidth(360)],
  render: (args) => <Controlled {...args} />,
  args: { label: "Site name", value: "Presentes", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Site name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Regalos");
    await expect(field).toHaveValue("Regalos");
    await expect(args.onChange).toHaveBeenLastCalledWith("Regalos");
  },
});

export const Empty = meta.story({ args: { value: "", placeholder: "Presentes" } });

const sent = fn();
export const TakesEnter = meta.story({
  args: { label: "Another locale", value: "pt-BR", onEnter: fn() },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Another locale" });
    await userEvent.type(field, "x{Enter}");
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const WithDescription = meta.story({
  args: { label: "Domain", value: "presentes.example", description: "Without https:// and path." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Domain" })).toHaveAccessibleDescription(
      "Without https:// and path.",
    );
  },
});

export const Required = meta.story({
  args: { isRequired: true, value: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Site name" })).toBeRequired();
  },
});

export const WithError = meta.story({
  args: {
    value: "",
    isRequired: true,
    error: "Enter a name; readers see it in the header of the site.",
    description: "At most 40 characters.",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Site name" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Enter a name; readers see it/);
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "A live site keeps its name. Unpublish it first." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Site name" });
    await expect(field).toBeDisabled();
    await expect(field).toHaveAccessibleDescription(
      "A live site keeps its name. Unpublish it first.",
    );
  },
});

export const ReadOnly = meta.story({
  args: { label: "Session id", value: "01J9Z6Q4KX", isReadOnly: true, isMono: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Session id" });
    await userEvent.type(field, "x");
    await expect(field).toHaveValue("01J9Z6Q4KX");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Password = meta.story({
  args: {
    label: "Password",
    type: "password",
    value: "operator",
    autoComplete: "current-password",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(field).toHaveAttribute("type", "text");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "password");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Show password" })).toHaveFocus(),
    );
  },
});

/** The keyboard of a phone follows the type. */
export const Types = meta.story({
  render: () => (
    <Stack>
      <TextField label="Name" type="text" defaultValue="Inês Carvalho" />
      <TextField label="Mail" type="email" defaultValue="ines@presentes.example" />
      <TextField label="Feed address" type="url" defaultValue="https://feeds.example/a.xml" />
      <TextField label="Phone" type="tel" defaultValue="+351 21 000 0000" />
      <TextField label="New password" type="password" defaultValue="correct horse" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const types = ["Name", "Mail", "Feed address", "Phone", "New password"].map((label) =>
      canvas.getByLabelText(label).getAttribute("type"),
    );
    await expect(types).toEqual(["text", "email", "url", "tel", "password"]);
  },
});

export const WithPrefixAndSuffix = meta.story({
  args: { label: "Feed address", value: "feeds.example/pt", prefix: "https://", suffix: ".xml" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("https://"));
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Feed address" })).toHaveFocus(),
    );
  },
});

export const WithIcon = meta.story({
  args: {
    label: "Filter articles",
    hideLabel: true,
    value: "",
    placeholder: "Filter articles",
    prefix: <Icon icon={Search} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Filter articles" })).toBeVisible();
  },
});

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Long = meta.story({
  args: {
    label: "The name that readers see in the header, in the browser's tab and in search results",
    value: "Presentes criativos para quem já tem tudo e não quer mais nada",
    description:
      "Search engines cut a title after about sixty characters, so put first what tells this site from the others.",
  },
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
    value: "https://feeds.example/a/very/long/address/that/does/not/end/soon.xml",
    error: "https://feeds.example/a/very/long/address/that/does/not/end/soon.xml",
  },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "اسم الموقع", value: "هدايا", suffix: "SA", description: "يظهر في رأس الصفحة" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
