import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Meter } from "./Meter.tsx";

const meta = preview.meta({
  title: "Data/Meter",
  component: Meter,
  args: { label: "Products in For the espresso purist", count: 5, criteria: { min: 3, max: 8 } },
  decorators: [inWidth(260)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Products in For the espresso purist" });
    await expect(meter).toHaveAttribute("aria-valuenow", "5");
    await expect(meter).toHaveAttribute("aria-valuetext", "5 of 3–8, room for 3");
  },
});

export const Short = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 more needed")).toBeVisible();
  },
});

export const Empty = meta.story({ args: { count: 0 } });

export const Full = meta.story({
  args: { count: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("full")).toBeVisible();
  },
});

export const Over = meta.story({
  args: { count: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 too many")).toBeVisible();
    await expect(canvas.getByRole("meter")).toHaveAttribute(
      "aria-valuetext",
      "9 of 3–8, 1 too many",
    );
  },
});

export const WithoutMaximum = meta.story({
  args: { criteria: { min: 4 }, count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("of at least 4")).toBeVisible();
  },
});

export const WithoutCriteria = meta.story({ args: { criteria: {}, count: 6 } });

export const Large = meta.story({ args: { criteria: { min: 800, max: 2000 }, count: 1240 } });

export const Narrow = meta.story({
  args: { count: 1 },
  decorators: [inWidth(150)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { count: 2 },
  decorators: [inRtl],
  play: readsFromTheRight,
});
