import { Ellipsis, RotateCw, Search } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { coffeeGifts } from "../product-card/product.examples.ts";
import type { ProductId } from "../product-card/product.ts";
import { ProductGrid } from "../product-grid/ProductGrid.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { IdeaCard } from "./IdeaCard.tsx";

const onFind = fn();
const title = "For the espresso purist";

const meta = preview.meta({
  title: "Data/IdeaCard",
  component: IdeaCard,
  args: {
    title,
    keywords: ["espresso", "grinder", "tamper", "portafilter"],
    selectedCount: 8,
    productCount: 20,
    actions: (
      <>
        <Button size="small" icon={Search} onPress={onFind}>
          Find products
        </Button>
        <IconButton size="small" icon={Ellipsis} label="More for this idea" />
      </>
    ),
    children: <p>Twenty products from two feeds.</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: title });
    await expect(canvas.getByRole("heading", { level: 3, name: title })).toBeVisible();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByText("Twenty products from two feeds.")).toBeNull();
    await userEvent.click(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await waitFor(() => expect(canvas.getByText("Twenty products from two feeds.")).toBeVisible());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    onFind.mockClear();
    const trigger = canvas.getByRole("button", { name: title });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard(" ");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onFind).toHaveBeenCalledOnce();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
});

export const Open = meta.story({ args: { defaultExpanded: true } });

export const Controlled = meta.story({
  args: { isExpanded: false, onExpandedChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: title }));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole("button", { name: title })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
});

export const Selected = meta.story({ args: { isSelected: true } });

export const Busy = meta.story({
  args: { busyLabel: "Searching the feeds", selectedCount: 0, productCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Searching the feeds" })).toBeVisible();
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
});

export const WithoutProducts = meta.story({
  args: { keywords: [], selectedCount: 0, productCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 of 0 selected")).toBeVisible();
  },
});

function Composition() {
  const [selected, setSelected] = useState<ReadonlySet<ProductId>>(new Set([1, 3]));
  const select = (ids: readonly ProductId[], isSelected: boolean) =>
    setSelected((old) => {
      const next = new Set(old);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const find = (
    <Button size="small" icon={RotateCw}>
      Find others
    </Button>
  );
  return (
    <div style={{ display: "grid", gap: 12 }}>
      <IdeaCard
        title={title}
        keywords={["espresso", "grinder", "tamper"]}
        selectedCount={selected.size}
        productCount={coffeeGifts.length}
        actions={find}
        defaultExpanded
      >
        <ProductGrid
          label={title}
          products={coffeeGifts}
          selectedIds={selected}
          onSelect={select}
        />
      </IdeaCard>
      <IdeaCard
        title="Slow mornings on the balcony"
        keywords={["pour-over", "kettle", "blanket"]}
        selectedCount={4}
        productCount={16}
        actions={find}
      >
        <Stack>Sixteen products</Stack>
      </IdeaCard>
    </div>
  );
}

export const WithProducts = meta.story({
  render: () => <Composition />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Timemore/ }));
    await waitFor(() => expect(canvas.getByText("3 of 8 selected")).toBeVisible());
  },
});

export const Long = meta.story({
  args: {
    title:
      "For the friend who has read every book about roasting and still drinks it with three spoons of sugar",
    keywords: [
      "espresso",
      "x".repeat(60),
      "grinder",
      "kettle",
      "beans",
      "cup",
      "scale",
      "milk",
      "jug",
      "tamper",
    ],
  },
  decorators: [inWidth(420)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({
  globals: narrow,
  args: { defaultExpanded: true },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { title: "لعشاق الإسبريسو", keywords: ["قهوة", "مطحنة"], defaultExpanded: true },
  decorators: [inRtl],
  play: readsFromTheRight,
});
