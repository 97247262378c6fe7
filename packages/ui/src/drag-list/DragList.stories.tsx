import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { coffeeGifts, manyProducts } from "../product-card/product.examples.ts";
import type { Product } from "../product-card/product.ts";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { atDropPlace, dragTo } from "../stories-support/drag.ts";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { DragList, type DragListProps } from "./DragList.tsx";
import { reorder } from "./move.ts";

function Ordering(props: DragListProps<Product>) {
  const [items, setItems] = useState(props.items);
  return (
    <DragList<Product>
      {...props}
      items={items}
      onMove={(ids, index) => {
        props.onMove(ids, index);
        setItems((old) => reorder(old, ids, index));
      }}
    />
  );
}

const meta = preview.meta({
  title: "Data/DragList",
  component: DragList<Product>,
  args: {
    label: "Products in For the espresso purist",
    items: coffeeGifts.slice(0, 4),
    renderItem: (item: Product) => item.title,
    onMove: fn(),
  },
  decorators: [inWidth(380)],
  render: (args) => <Ordering {...args} />,
});

const many = manyProducts(2000);

const titles = (rows: readonly HTMLElement[]) =>
  rows.map((row) => row.getAttribute("aria-label") ?? row.textContent);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("grid", { name: "Products in For the espresso purist" });
    await expect(list).toBeVisible();
    await expect(await canvas.findAllByRole("row")).toHaveLength(4);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, args }) => {
    const [first, , third] = await canvas.findAllByRole("row");
    await dragTo(first!, third!, 0.9);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([1], 3));
    await waitFor(() => expect(canvas.getAllByRole("row")[2]).toHaveTextContent(/Hario/));
    await expect(await canvas.findByText(/Hario.* is number 3 of 4 now/)).toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole("row");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Drag Hario/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await atDropPlace(/^Insert between Hario/);
    await userEvent.keyboard("{ArrowDown}");
    await atDropPlace(/^Insert between Timemore/);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([1], 2));
    await waitFor(() => expect(canvas.getAllByRole("row")[0]).toHaveTextContent(/Timemore/));
  },
});

export const EscapeLeavesTheOrder = meta.story({
  play: async ({ canvas, args }) => {
    const before = titles(await canvas.findAllByRole("row"));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole("row")[0]).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Drag Hario/ })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await atDropPlace(/^Insert between Hario/);
    await userEvent.keyboard("{ArrowDown}");
    await atDropPlace(/^Insert between Timemore/);
    await userEvent.keyboard("{Escape}");
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(titles(canvas.getAllByRole("row"))).toEqual(before);
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Drag Hario/ })).toHaveFocus());
  },
});

export const ByMenu = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Move Hario/ }));
    await expect(await screen.findByRole("menuitem", { name: /Move up/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: "Move down" }));
    await expect(args.onMove).toHaveBeenCalledWith([1], 2);
    await waitFor(() => expect(canvas.getAllByRole("row")[1]).toHaveTextContent(/Hario/));
    await waitFor(() => expect(canvas.getByRole("row", { name: /Hario/ })).toHaveFocus());
  },
});

export const Empty = meta.story({
  args: { items: [], emptyText: "Drop products here" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Drop products here")).toBeVisible();
  },
});

export const TwoThousand = meta.story({
  args: { items: many },
  play: async ({ canvas, args }) => {
    const rows = await canvas.findAllByRole("row");
    await expect(rows.length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole("button", { name: /^Move .* no\. 1$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to the bottom" }));
    await expect(args.onMove).toHaveBeenCalledWith([1], 2000);
    await expect(await canvas.findByText(/is number 2000 of 2000 now/)).toBeInTheDocument();
  },
});

export const Long = meta.story({
  args: {
    items: [
      {
        id: 1,
        title: "Hand-thrown stoneware pour-over set with a walnut stand and a steel filter",
      },
      { id: 2, title: "Kaffeebohnenmahlwerkreinigungstablettendosierer".repeat(2) },
    ],
  },
  decorators: [inWidth(260)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({ globals: narrow, play: nothingSticksOut });

export const RightToLeft = meta.story({
  args: {
    items: [
      { id: 1, title: "غلاية بعنق طويل" },
      { id: 2, title: "مطحنة يدوية" },
    ],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
