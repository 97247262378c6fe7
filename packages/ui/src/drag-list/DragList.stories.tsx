import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { coffeeGifts, manyProducts } from "../product-card/product.examples.ts";
import type { Product } from "../product-card/product.ts";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { dragTo, holdOver } from "../stories-support/drag.ts";
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

const tabToFirst = async (rows: readonly HTMLElement[]) => {
  await userEvent.tab();
  await waitFor(() => expect(rows[0]).toHaveFocus());
};

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await tabToFirst(await canvas.findAllByRole("row"));
    await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
    await expect(args.onMove).toHaveBeenNthCalledWith(1, [1], 2);
    await expect(args.onMove).toHaveBeenNthCalledWith(2, [1], 3);
    const row = canvas.getByRole("row", { name: /Hario/ });
    await expect(canvas.getAllByRole("row")[2]).toBe(row);
    await expect(row).toHaveFocus();
    await expect(await canvas.findByText(/Hario.* is number 3 of 4 now/)).toBeInTheDocument();
    await userEvent.keyboard("{Alt>}{Home}{End}{/Alt}");
    await expect(canvas.getAllByRole("row")[3]).toBe(row);
    await expect(row).toHaveFocus();
  },
});

export const KeyboardFromRowToRow = meta.story({
  play: async ({ canvas, args }) => {
    const rows = await canvas.findAllByRole("row");
    await tabToFirst(rows);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(rows[3]).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(within(rows[3]!).getByRole("button", { name: /^Move / })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(rows[3]).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowUp}");
    await expect(rows[0]).toHaveFocus();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const AtTheEndsNothingMoves = meta.story({
  play: async ({ canvas, args }) => {
    const before = titles(await canvas.findAllByRole("row"));
    await tabToFirst(canvas.getAllByRole("row"));
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}{End}{Alt>}{ArrowDown}{/Alt}");
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(titles(canvas.getAllByRole("row"))).toEqual(before);
  },
});

export const DroppedWhereItWas = meta.story({
  play: async ({ canvas, args }) => {
    const [first, second] = await canvas.findAllByRole("row");
    await dragTo(first!, second!, 0.1);
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});

export const HeldOverTheList = meta.story({
  play: async ({ canvas }) => {
    const [first, , third] = await canvas.findAllByRole("row");
    await holdOver(first!, third!, 0.1);
    await waitFor(() => expect(first).toHaveAttribute("data-dragging"));
    const box = canvas.getByRole("grid").closest("[data-drop-target]");
    await expect(box).toBeVisible();
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
