import type { ComponentType } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = preview.meta({
  title: "Overlays/Tooltip",
  component: Tooltip,
  parameters: { layout: "centered" },
  args: {
    text: "Last imported two hours ago",
    children: <LinkButton href="#feed">Feed of May</LinkButton>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Last imported");
    await expect(canvas.getByRole("link", { name: "Feed of May" })).toHaveAccessibleDescription(
      "Last imported two hours ago",
    );
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // The first move of the pointer tells that there is one.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole("link"));
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Last imported");
    await userEvent.unhover(canvas.getByRole("link"));
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
});

/** Room on every side. */
const inTheMiddle = (Story: ComponentType) => (
  <div
    style={{
      display: "grid",
      placeItems: "center",
      blockSize: 240,
      inlineSize: "min(640px, 80vw)",
    }}
  >
    <Story />
  </div>
);

/** Where a tooltip opens beside its control. */
const opensAt = async (canvas: { readonly getByRole: (role: "link") => HTMLElement }) => {
  await userEvent.tab();
  const tip = await screen.findByRole("tooltip");
  return {
    tip: tip.getBoundingClientRect(),
    link: canvas.getByRole("link").getBoundingClientRect(),
  };
};

export const Above = meta.story({
  args: { placement: "top" },
  decorators: [inTheMiddle],
  play: async ({ canvas }) => {
    const { tip, link } = await opensAt(canvas);
    await expect(tip.bottom).toBeLessThanOrEqual(link.top);
  },
});

export const Below = meta.story({
  args: { placement: "bottom" },
  decorators: [inTheMiddle],
  play: async ({ canvas }) => {
    const { tip, link } = await opensAt(canvas);
    await expect(tip.top).toBeGreaterThanOrEqual(link.bottom);
  },
});

export const Before = meta.story({
  args: { placement: "start" },
  decorators: [inTheMiddle],
  play: async ({ canvas }) => {
    const { tip, link } = await opensAt(canvas);
    await expect(tip.right).toBeLessThanOrEqual(link.left);
  },
});

export const After = meta.story({
  args: { placement: "end" },
  decorators: [inTheMiddle],
  play: async ({ canvas }) => {
    const { tip, link } = await opensAt(canvas);
    await expect(tip.left).toBeGreaterThanOrEqual(link.right);
  },
});

export const EscapeCloses = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("link")).toHaveFocus());
  },
});

export const WithoutText = meta.story({
  args: { text: undefined },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link")).toHaveFocus());
    await expect(screen.queryByRole("tooltip")).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    text: "Eight of the twenty products have no description yet; generate them or remove them first.",
  },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { text: "آخر استيراد قبل ساعتين", placement: "start" },
  decorators: [inRtl],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
  },
});
