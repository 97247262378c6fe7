import { expect, fireEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { coffeeGifts } from "../product-card/product.examples.ts";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Image } from "./Image.tsx";

const meta = preview.meta({
  title: "Data/Image",
  component: Image,
  args: { src: coffeeGifts[0]?.image, alt: "Ceramic dripper" },
  decorators: [inWidth(240)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Ceramic dripper" });
    await expect(image).toHaveAttribute("loading", "lazy");
  },
});

export const Contain = meta.story({ args: { fit: "contain", ratio: "16 / 9" } });

export const Cover = meta.story({ args: { fit: "cover", ratio: "16 / 9" } });

export const Square = meta.story({
  args: { ratio: "1" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").parentElement!.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(height));
  },
});

export const Missing = meta.story({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "Ceramic dripper, picture missing" }),
    ).toBeVisible();
  },
});

export const Broken = meta.story({
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole("img", { name: "Ceramic dripper" }));
    await expect(
      await canvas.findByRole("img", { name: "Ceramic dripper, picture missing" }),
    ).toBeVisible();
  },
});

export const Decorative = meta.story({
  args: { alt: "", src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
