import { Ellipsis, Sparkles } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Badge } from "../badge/Badge.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { ProductCard, type ProductCardProps } from "./ProductCard.tsx";
import { coffeeGifts } from "./product.examples.ts";

const [dripper, grinder, kettle] = coffeeGifts as [
  ProductCardProps["product"],
  ProductCardProps["product"],
  ProductCardProps["product"],
];

const onMenu = fn();

function Toggling(props: ProductCardProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return (
    <ProductCard
      {...props}
      isSelected={isSelected}
      onToggle={(toggle) => {
        setSelected(toggle.isSelected);
        props.onToggle(toggle);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Data/ProductCard",
  component: ProductCard,
  args: { product: grinder, isSelected: false, onToggle: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: args.variant === "compact" ? 360 : 196 }}>
      <Toggling {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole("checkbox", { name: grinder.title });
    await expect(card).not.toBeChecked();
    await expect(card).toHaveAccessibleDescription("€69 Timemore");
    await userEvent.click(card);
    await expect(card).toBeChecked();
    await expect(args.onToggle).toHaveBeenLastCalledWith({
      id: 2,
      isSelected: true,
      isRange: false,
    });
  },
});

export const WholeCardToggles = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole("checkbox");
    const { x, y, width, height } = card.getBoundingClientRect();
    const points = [
      [x + 20, y + 20],
      [x + width / 2, y + height / 3],
      [x + width - 20, y + height - 12],
    ] as const;
    for (const [left, top] of points) {
      await expect(document.elementFromPoint(left, top)).toBe(card);
    }
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const card = canvas.getByRole("checkbox");
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(card).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(card).not.toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
});

export const ShiftMeansARange = meta.story({
  play: async ({ canvas, args }) => {
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("checkbox"));
    await user.keyboard("{/Shift}");
    await expect(args.onToggle).toHaveBeenCalledWith({ id: 2, isSelected: true, isRange: true });
  },
});

export const Tile = meta.story({ args: { variant: "tile", product: dripper } });

export const Selected = meta.story({ args: { isSelected: true } });

export const Compact = meta.story({
  args: { variant: "compact", product: kettle },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: kettle.title }));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
});

export const CompactSelected = meta.story({
  args: {
    variant: "compact",
    isSelected: true,
    status: <Badge icon={Sparkles}>AI</Badge>,
    menu: <IconButton icon={Ellipsis} label="More for this product" size="small" />,
  },
});

export const WithMenu = meta.story({
  args: { menu: <IconButton icon={Ellipsis} label="More" size="small" onPress={onMenu} /> },
  play: async ({ canvas, args }) => {
    onMenu.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(onMenu).toHaveBeenCalledOnce();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "The products are being curated." },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole("checkbox");
    await userEvent.click(card);
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(card).not.toBeChecked();
    await expect(card).toHaveAccessibleDescription(/The products are being curated\./);
  },
});

export const NothingButATitle = meta.story({
  args: { product: { id: 9, title: "Gift voucher for a roastery tour" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No price")).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    product: {
      ...dripper,
      title:
        "Hand-thrown stoneware pour-over set with walnut stand, reusable steel filter and a carafe for six cups, in a gift box",
      brand: "Manufaktur für feine Keramik und Kaffeezubehör",
      price: 1249.99,
    },
  },
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: {
    product: { ...dripper, title: "Kaffeebohnenmahlwerkreinigungstablettendosierer".repeat(2) },
  },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { product: { ...kettle, title: "غلاية بعنق طويل ومقياس حرارة" }, isSelected: true },
  decorators: [inRtl],
  play: readsFromTheRight,
});
