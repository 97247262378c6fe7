import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = preview.meta({
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  args: { label: "Writing descriptions", value: 12, max: 40 },
  decorators: [inWidth(480)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Writing descriptions" });
    await expect(bar).toHaveAttribute("aria-valuenow", "12");
    await expect(bar).toHaveAttribute("aria-valuetext", "12 of 40");
    await expect(canvas.getByText("12 of 40")).toBeVisible();
  },
});

export const Indeterminate = meta.story({
  args: { value: undefined, label: "Asking wrapperix for the introduction" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
});

export const Empty = meta.story({ args: { value: 0 } });

export const Full = meta.story({
  args: { value: 40 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("40 of 40")).toBeVisible();
  },
});

export const OwnWords = meta.story({
  args: { label: "Importing Coffee & kitchen", value: 62, max: 100, valueText: "62 % · 0:14" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "62 % · 0:14");
  },
});

export const Long = meta.story({
  args: { label: "Writing descriptions for every product of “For the espresso purist”" },
  decorators: [inWidth(220)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "كتابة الأوصاف", valueText: "١٢ من ٤٠" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
