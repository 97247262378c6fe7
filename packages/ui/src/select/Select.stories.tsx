import { CircleDashed, Globe } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { Option } from "../list-box/option.ts";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Select, type SelectProps } from "./Select.tsx";

const countries: readonly Option[] = [
  { id: "PT", label: "Portugal" },
  { id: "ES", label: "Spain" },
  { id: "DE", label: "Germany" },
  { id: "FR", label: "France", isDisabled: true },
  { id: "BR", label: "Brazil" },
];

function Controlled(props: SelectProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/Select",
  component: Select<string>,
  decorators: [inWidth(320)],
  render: (args) => <Controlled {...args} />,
  args: { label: "Country", options: countries, value: "PT", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: /Country/ });
    await userEvent.click(trigger);
    const list = await screen.findByRole("listbox");
    await expect(within(list).getByRole("option", { name: "Portugal" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(within(list).getByRole("option", { name: "Spain" }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("ES"));
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(trigger).toHaveTextContent("Spain"));
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole("button", { name: /Country/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Portugal" })).toHaveFocus());
    await userEvent.keyboard("g");
    await waitFor(() => expect(screen.getByRole("option", { name: "Germany" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("BR"));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const EscapeKeepsTheChoice = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Portugal" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Spain" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: /Country/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NothingChosen = meta.story({
  args: { value: null, placeholder: "Choose a country" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Choose a country/ })).toBeVisible();
  },
});

export const Open = meta.story({
  args: {
    label: "Feed status",
    value: "active",
    options: [
      { id: "active", label: "Active", description: "Imported every night", icon: Globe },
      { id: "paused", label: "Paused", description: "Kept, not imported", icon: CircleDashed },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Feed status/ }));
    await expect(
      await screen.findByRole("option", { name: "Paused Kept, not imported" }),
    ).toBeVisible();
  },
});

export const Sections = meta.story({
  args: {
    label: "Provider",
    value: "small",
    options: [
      { id: "none", label: "No backup" },
      { id: "small", label: "Quick, small model", section: "Hosted here" },
      { id: "large", label: "Careful, large model", section: "Hosted here" },
      { id: "remote", label: "Remote model", section: "Elsewhere" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Provider/ }));
    const group = await screen.findByRole("group", { name: "Hosted here" });
    await expect(within(group).getAllByRole("option")).toHaveLength(2);
  },
});

export const NoOptions = meta.story({
  args: { label: "Feed", options: [], value: null, emptyText: "No feed covers this country yet" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Feed/ }));
    await expect(await screen.findByText("No feed covers this country yet")).toBeVisible();
  },
});

export const WithError = meta.story({
  args: { value: null, error: "Choose the country whose feeds the site uses." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Country/ })).toHaveAccessibleDescription(
      /Choose the country whose feeds/,
    );
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "The country cannot change once a site has articles." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Country/ })).toBeDisabled();
  },
});

export const HiddenLabel = meta.story({
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Country/ })).toBeVisible();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const FocusVisible = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: /Country/ })).toHaveFocus());
  },
});

export const ManyOptions = meta.story({
  args: {
    label: "Items per page",
    value: "40",
    options: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      label: `${index} items`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Items per page/ }));
    await waitFor(() => expect(screen.getByRole("option", { name: "40 items" })).toHaveFocus());
  },
});

export const Long = meta.story({
  args: {
    value: "a",
    options: [
      { id: "a", label: "The United Kingdom of Great Britain and Northern Ireland, all of it" },
      { id: "b", label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik" },
    ],
  },
  decorators: [inWidth(240)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Country/ }));
    await expect(await screen.findByRole("listbox")).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: {
    label: "البلد",
    value: "SA",
    options: [
      { id: "SA", label: "السعودية" },
      { id: "EG", label: "مصر" },
    ],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
