import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioGroup
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
  title: "Forms/RadioGroup",
  component: RadioGroup<string>,
  decorators: [inWidth(420)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Which descriptions",
    options: [
      { id: "missing", label: "Only the 8 missing ones", description: "Takes about a minute." },
      { id: "all", label: "All 41", description: "What was edited by hand is lost." },
    ],
    value: "missing",
    onChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("All 41"));
    await expect(canvas.getByRole("radio", { name: "All 41" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("all");
    await expect(canvas.getByRole("radio", { name: "All 41" })).toHaveAccessibleDescription(/lost/);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("radio", { name: "Only the 8 missing ones" })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "All 41" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("all");
  },
});

export const NothingChosen = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
});

export const Horizontal = meta.story({
  args: {
    label: "Budget",
    isHorizontal: true,
    value: "50",
    options: [
      { id: "20", label: "Up to 20 €" },
      { id: "50", label: "Up to 50 €" },
      { id: "any", label: "Any" },
    ],
  },
});

export const OneDisabled = meta.story({
  args: {
    options: [
      { id: "missing", label: "Only the 8 missing ones" },
      {
        id: "all",
        label: "All 41",
        description: "Not while descriptions are being reviewed.",
        isDisabled: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "All 41" })).toBeDisabled();
  },
});

export const WithError = meta.story({
  args: { value: null, isRequired: true, error: "Choose which descriptions to write." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toBeInvalid();
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "No product is selected yet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "All 41" })).toBeDisabled();
  },
});

export const HiddenLabel = meta.story({ args: { hideLabel: true } });

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Pressed = meta.story({ decorators: [inState("hovered", "pressed")] });

export const FocusVisible = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("radio", { name: "Only the 8 missing ones" })).toHaveFocus(),
    );
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    options: [
      {
        id: "missing",
        label: "Only those that are missing, and those whose product has changed since",
        description: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik",
      },
    ],
  },
  decorators: [inWidth(220)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "الأوصاف", options: [{ id: "missing", label: "الناقصة", description: "دقيقة" }] },
  decorators: [inRtl],
  play: readsFromTheRight,
});
