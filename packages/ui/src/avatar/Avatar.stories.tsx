import { expect, fireEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { coffeeGifts } from "../product-card/product.examples.ts";
import { inRtl } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Avatar } from "./Avatar.tsx";

const meta = preview.meta({
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Ana Lúcia Prado", isNamed: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("AP")).toBeVisible();
    await expect(canvas.getByText("Ana Lúcia Prado")).toBeInTheDocument();
  },
});

export const Small = meta.story({ args: { size: "small" } });

export const Large = meta.story({ args: { size: "large" } });

export const Picture = meta.story({
  args: { src: coffeeGifts[2]?.image, size: "large" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ana Lúcia Prado" })).toBeVisible();
  },
});

export const BrokenPicture = meta.story({
  args: { src: coffeeGifts[2]?.image, size: "large" },
  play: async ({ canvas }) => {
    await fireEvent.error(canvas.getByRole("img"));
    await expect(canvas.getByText("AP")).toBeVisible();
  },
});

export const BesideAName = meta.story({
  render: () => (
    <Row>
      <Avatar name="Marta" /> Marta
      <Avatar name="João Silva" /> João Silva
      <Avatar name="…" /> No name yet
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Marta/)).toHaveLength(1);
  },
});

export const RightToLeft = meta.story({
  args: { name: "سارة أحمد" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
