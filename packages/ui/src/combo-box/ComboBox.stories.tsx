import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import type { Option } from "../list-box/option.ts";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";

const feeds: readonly Option[] = [
  { id: "brindes", label: "Brindes Norte", description: "204 products", section: "Portugal" },
  { id: "cafe", label: "Café & Companhia", description: "61 products", section: "Portugal" },
  { id: "regalos", label: "Regalos del Sur", description: "147 products", section: "Spain" },
];

function Controlled(props: ComboBoxProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBox
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
  title: "Forms/ComboBox",
  component: ComboBox<string>,
  decorators: [inWidth(340)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Feed",
    options: feeds,
    value: null,
    placeholder: "Find a feed",
    onChange: fn<(id: string | null) => void>(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("combobox", { name: "Feed" });
    await userEvent.type(box, "sur");
    await expect(await screen.findByRole("option", { name: /Regalos del Sur/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("option", { name: /Brindes/ })).toBeNull());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("regalos"));
    await waitFor(() => expect(box).toHaveValue("Regalos del Sur"));
    await waitFor(() => expect(box).toHaveFocus());
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(await screen.findByRole("option", { name: /Brindes Norte/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("brindes"));
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
});

export const Chosen = meta.story({
  args: { value: "cafe" },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("combobox");
    await expect(box).toHaveValue("Café & Companhia");
    await userEvent.clear(box);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
});

export const WhatFitsNothingIsUndone = meta.story({
  args: { value: "cafe" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "xyz");
    await expect(await screen.findByText("Nothing fits")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveValue("Café & Companhia"));
  },
});

export const Open = meta.story({
  args: { value: "cafe" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("listbox")).toBeVisible();
  },
});

export const WithError = meta.story({
  args: { error: "Choose a feed; without one the bots find no products." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
});

export const DisabledWithReason = meta.story({
  args: { value: "cafe", disabledReason: "Feeds follow from the site's country." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeDisabled();
  },
});

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const LongAndUnbroken = meta.story({
  args: {
    value: "a",
    options: [
      { id: "a", label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzer" },
      { id: "b", label: "The United Kingdom of Great Britain and Northern Ireland, all of it" },
    ],
  },
  decorators: [inWidth(220)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("listbox")).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { label: "المصدر", value: "a", options: [{ id: "a", label: "هدايا الشمال" }] },
  decorators: [inRtl],
  play: readsFromTheRight,
});
