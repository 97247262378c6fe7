import { expect } from "storybook/test";
import { Input, TextField } from "react-aria-components";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Control } from "./Control.tsx";
import { field, input } from "./Field.css.ts";
import { ariaFieldProps } from "./field-props.ts";
import { FieldFrame } from "./FieldFrame.tsx";

const meta = preview.meta({
  title: "Forms/FieldFrame",
  component: FieldFrame,
  decorators: [inWidth(360)],
  args: {
    label: "Budget",
    children: (
      <Control>
        <Input className={input} />
      </Control>
    ),
  },
  render: (args) => (
    <TextField className={field} {...ariaFieldProps(args)}>
      <FieldFrame {...args} />
    </TextField>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Budget" })).toBeVisible();
  },
});

export const WithDescription = meta.story({
  args: { description: "For all gifts of the article together." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/all gifts/);
  },
});

export const WithError = meta.story({
  args: { isRequired: true, error: "Enter an amount above zero.", description: "In euros." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/above zero/);
  },
});

export const DisabledWithReason = meta.story({
  args: { description: "In euros.", disabledReason: "The products are already chosen." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/already chosen/);
    await expect(canvas.queryByText("In euros.")).toBeNull();
  },
});

export const HiddenLabel = meta.story({
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Budget" })).toBeVisible();
  },
});

export const WithAside = meta.story({ args: { description: "In euros.", aside: "3 of 10" } });

export const LongAndUnbroken = meta.story({
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzer",
    error: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzer",
  },
  decorators: [inWidth(220)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "الميزانية", error: "أدخل مبلغاً" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
