import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { coffeeGifts, manyProducts } from "../product-card/product.examples.ts";
import type { Product, ProductId } from "../product-card/product.ts";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut } from "../stories-support/geometry.ts";
import { ProductGrid, type ProductGridProps } from "./ProductGrid.tsx";

const noOnes: ReadonlySet<ProductId> = new Set();
const many = manyProducts(2000);

function Selecting(props: ProductGridProps) {
  const [selected, setSelected] = useState(props.selectedIds);
  return (
    <ProductGrid
      {...props}
      selectedIds={selected}
      onSelect={(ids, isSelected) => {
        props.onSelect(ids, isSelected);
        setSelected((old) => {
          const next = new Set(old);
          for (const id of ids) {
            if (isSelected) next.add(id);
            else next.delete(id);
          }
          return next;
        });
      }}
    />
  );
}

const meta = preview.meta({
  title: "Data/ProductGrid",
  component: ProductGrid,
  args: {
    label: "Products for the espresso purist",
    products: coffeeGifts,
    selectedIds: noOnes,
    onSelect: fn(),
  },
  decorators: [inWidth(760)],
  render: (args) => <Selecting {...args} />,
});

const menuOf = (product: Product) => (
  <IconButton icon={Ellipsis} label={`More for ${product.title}`} size="small" />
);

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("list", { name: "Products for the espresso purist" });
    await expect(list).toBeVisible();
    await userEvent.click(await canvas.findByRole("checkbox", { name: /World Atlas/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith([4], true);
    await expect(canvas.getByRole("checkbox", { name: /World Atlas/ })).toBeChecked();
  },
});

export const ArrowKeys = meta.story({
  play: async ({ canvas }) => {
    const [first, second, , , fifth, sixth] = await canvas.findAllByRole("checkbox");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(sixth).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(fifth).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(fifth).toBeChecked();
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(canvas.getByRole("checkbox", { name: coffeeGifts.at(-1)?.title })).toHaveFocus(),
    );
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(document.body).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("checkbox", { name: coffeeGifts.at(-1)?.title })).toHaveFocus(),
    );
  },
});

export const ShiftTakesARange = meta.story({
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    const boxes = await canvas.findAllByRole("checkbox");
    await user.click(boxes[1]!);
    await user.keyboard("{Shift>}");
    await user.click(boxes[4]!);
    await user.keyboard("{/Shift}");
    await expect(args.onSelect).toHaveBeenLastCalledWith([2, 3, 4, 5], true);
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
  },
});

export const SelectAll = meta.story({
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole("checkbox");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByRole("checkbox")[0]).toHaveFocus());
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(args.onSelect).toHaveBeenLastCalledWith([1, 2, 3, 4, 5, 6, 7, 8], true);
  },
});

export const WithMenus = meta.story({
  args: { renderMenu: menuOf, selectedIds: new Set([2, 3]) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("checkbox");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /More for Hario/ })).toHaveFocus(),
    );
    await userEvent.tab();
    await waitFor(() => expect(document.body).toHaveFocus());
  },
});

export const TwoThousand = meta.story({
  args: { products: many },
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole("checkbox");
    await expect(boxes.length).toBeLessThan(80);
    await userEvent.tab();
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /no\. 2000$/ })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("checkbox", { name: /no\. 1999$/ })).toBeInTheDocument(),
    );
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /no\. 2000$/ })).toBeChecked());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /no\. 1$/ })).toHaveFocus());
  },
});

export const Compact = meta.story({
  args: { variant: "compact", selectedIds: new Set([1]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("checkbox")).toHaveLength(8);
  },
});

export const Empty = meta.story({
  args: {
    products: [],
    emptyState: (
      <EmptyState size="inline" headingLevel={3} title="No products yet">
        Search the feeds of this site for this idea.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No products yet" })).toBeVisible();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: narrow,
  args: { selectedIds: new Set([2]), renderMenu: menuOf },
  play: nothingSticksOut,
});

export const Wide = meta.story({
  args: { products: many.slice(0, 40), selectedIds: new Set([1, 4, 9]) },
  decorators: [inWidth(1600)],
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole("checkbox");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(first).toHaveFocus());
  },
});
