import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { ProductMark } from "./ProductMark.tsx";

const meta = preview.meta({ title: "Foundations/ProductMark", component: ProductMark });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Console")).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: "small" } });

export const Large = meta.story({ args: { size: "large" } });

export const NameHidden = meta.story({
  args: { isNameHidden: true },
  play: async ({ canvas }) => {
    const name = canvas.getByText("Console");
    await expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

export const RightToLeft = meta.story({
  args: { size: "large" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
