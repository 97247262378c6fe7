import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/NumberField",
  component: NumberField,
  decorators: [inWidth(260)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Products per section",
    value: 8,
    minValue: 1,
    maxValue: 20,
    onChange: fn<(value: number | null) => void>(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Products per section" });
    await userEvent.click(canvas.getByRole("button", { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(field);
    await userEvent.keyboard("50{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(field).toHaveValue("20");
  },
});

export const Empty = meta.story({
  args: { value: null, placeholder: "No limit" },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "12");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const Currency = meta.story({
  args: {
    label: "Budget",
    value: 49.9,
    minValue: 0,
    maxValue: 10_000,
    format: { style: "currency", currency: "EUR" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("€49.90");
  },
});

export const WithUnit = meta.story({
  args: { label: "Temperature", value: 0.7, minValue: 0, maxValue: 2, step: 0.1, unit: "of 2" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Decrease/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.6);
  },
});

export const AtItsLimit = meta.story({
  args: { value: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Increase/ })).toBeDisabled();
  },
});

export const WithError = meta.story({
  args: { value: 1, error: "At least 3 products make a section.", description: "3 to 20." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/At least 3/);
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "The section was filled already." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
});

export const ReadOnly = meta.story({ args: { isReadOnly: true } });

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const LongAndNarrow = meta.story({
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitäne",
    value: 9_007_199_254_740_991,
    maxValue: Number.MAX_SAFE_INTEGER,
  },
  decorators: [inWidth(180)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "عدد المنتجات", value: 12 },
  decorators: [inRtl],
  play: readsFromTheRight,
});
