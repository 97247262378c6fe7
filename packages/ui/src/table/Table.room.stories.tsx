import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { type Article, articles, articleTable, tableInPage } from "../stories-support/articles.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Table } from "./Table.tsx";

const meta = preview.meta({
  title: "Data/Table",
  tags: ["!autodocs"],
  component: Table<Article>,
  args: articleTable,
});

export const LongAndUnbroken = meta.story({
  args: {
    rows: [
      {
        ...articles[0]!,
        title:
          "Gifts for a dad who loves coffee, under 50 €, that arrive before the weekend, and for those who forgot",
      },
      {
        ...articles[1]!,
        title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller",
      },
    ],
  },
  decorators: [inWidth(760)],
  play: async (context) => {
    await nothingSticksOut(context);
    const [first, second] = context.canvas.getAllByRole("link");
    // What the ellipsis hides is told to the pointer, here and nowhere else.
    await userEvent.hover(first!);
    await expect(first).toHaveAttribute("title", expect.stringContaining("for those who forgot"));
    await userEvent.hover(context.canvas.getAllByRole("columnheader")[0]!);
    await expect(context.canvas.getAllByRole("columnheader")[0]).not.toHaveAttribute("title");
    await expect(second).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: narrow,
  parameters: { layout: "fullscreen" },
  render: tableInPage,
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    const box = canvas.getByRole("table").parentElement!;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  },
});

export const NarrowEmpty = meta.story({
  args: {
    rows: [],
    message: (
      <EmptyState title="No articles yet">
        An article turns an idea into products that readers can give.
      </EmptyState>
    ),
  },
  globals: narrow,
  parameters: { layout: "fullscreen" },
  render: tableInPage,
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { selected: new Set(["1"]) },
  decorators: [inRtl],
  play: readsFromTheRight,
});
