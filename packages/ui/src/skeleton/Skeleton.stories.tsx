import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: { label: "Loading the articles" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("Loading the articles");
    await expect(status.nextElementSibling).toHaveAttribute("aria-busy", "true");
  },
});

export const Text = meta.story({
  args: { shape: "text", count: 6, label: "Loading the introduction" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status").nextElementSibling?.children).toHaveLength(6);
  },
});

export const Card = meta.story({
  args: { shape: "card", count: 8, label: "Loading the products" },
});

export const Row = meta.story({ args: { shape: "row", count: 8 } });

/** The body of a page that lists something: its toolbar, and the table under it. */
export const List = meta.story({ args: { shape: "list", count: 9 } });

export const Form = meta.story({
  args: { shape: "form", count: 5, label: "Loading the settings" },
});

export const RowsInNarrowSpace = meta.story({
  args: { shape: "row", count: 4 },
  decorators: [inWidth(300)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({
  args: { shape: "card", count: 2 },
  globals: narrow,
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { shape: "row" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
