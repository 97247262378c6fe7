import { Ellipsis } from "lucide-react";
import { expect, fn } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { coffeeGifts } from "../product-card/product.examples.ts";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import { boardSections, Prioritizing } from "../stories-support/board.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import type { BoardSection } from "./board.ts";
import { SectionBoard } from "./SectionBoard.tsx";

const meta = preview.meta({
  title: "Patterns/SectionBoard",
  component: SectionBoard,
  globals: { viewport: { value: "wide" } },
  args: { label: "Sections of Gifts for coffee lovers", sections: boardSections, onMove: fn() },
  render: (args) => <Prioritizing {...args} />,
});

const actionsOf = ({ title }: BoardSection) => (
  <IconButton icon={Ellipsis} label={`More for ${title}`} size="small" />
);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("region", { name: "Sections of Gifts for coffee lovers" }),
    ).toBeVisible();
    await expect(canvas.getByRole("meter", { name: "Products in Slow mornings" })).toHaveAttribute(
      "aria-valuetext",
      "1 of 3–5, 2 more needed",
    );
    await expect(canvas.getByText("4 products")).toBeVisible();
    await expect(await canvas.findByText("Drop products here")).toBeVisible();
  },
});

export const WithStatusAndActions = meta.story({
  args: {
    sectionActions: actionsOf,
    renderStatus: ({ id }) => (
      <StatusDot
        state={id === 1 ? "accent" : "off"}
        label={id === 1 ? "Written" : "No description"}
        isLabelHidden
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "More for Slow mornings" })).toBeVisible();
  },
});

export const OneSection = meta.story({ args: { sections: boardSections.slice(0, 1) } });

export const TooMany = meta.story({
  args: {
    sections: [
      { id: 1, title: "Small gifts", criteria: { min: 1, max: 2 }, items: coffeeGifts.slice(0, 4) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 too many")).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    sections: [
      {
        id: 1,
        title: "For the friend who has read every book about roasting and still takes three sugars",
        criteria: { min: 2, max: 3 },
        items: [
          {
            id: 1,
            title: "Kaffeebohnenmahlwerkreinigungstablettendosierer".repeat(2),
            price: 12345.67,
            currency: "EUR",
            brand: "Manufaktur für feine Keramik",
          },
        ],
      },
    ],
    sectionActions: actionsOf,
  },
  decorators: [inWidth(340)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({ globals: narrow, play: nothingSticksOut });

export const Wide = meta.story({ decorators: [inWidth(1600)] });

export const RightToLeft = meta.story({
  args: {
    sections: [
      {
        id: 1,
        title: "لعشاق الإسبريسو",
        criteria: { min: 1, max: 3 },
        items: coffeeGifts.slice(0, 2),
      },
      { id: 2, title: "للقراءة", criteria: { min: 1, max: 3 }, items: coffeeGifts.slice(3, 4) },
    ],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
