import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { coffeeGifts, manyProducts } from "../product-card/product.examples.ts";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { dragTo } from "../stories-support/drag.ts";
import type { BoardSection } from "./board.ts";
import { SectionBoard, type SectionBoardProps } from "./SectionBoard.tsx";

function Prioritizing(props: SectionBoardProps) {
  const [sections, setSections] = useState(props.sections);
  return (
    <SectionBoard
      {...props}
      sections={sections}
      onMove={(move) => {
        props.onMove(move);
        setSections(move.sections);
      }}
    />
  );
}

const sections: readonly BoardSection[] = [
  {
    id: 1,
    title: "For the espresso purist",
    criteria: { min: 2, max: 4 },
    items: coffeeGifts.slice(0, 3),
  },
  {
    id: 2,
    title: "Slow mornings",
    criteria: { min: 3, max: 5 },
    items: coffeeGifts.slice(3, 4),
  },
  { id: 3, title: "Something to read", criteria: { min: 1, max: 2 }, items: [] },
  { id: "none", title: "Unassigned", items: coffeeGifts.slice(4) },
];

const thousands: readonly BoardSection[] = [0, 1, 2, 3].map((at) => ({
  id: at + 1,
  title: `Section ${at + 1}`,
  criteria: { min: 400, max: 600 },
  items: manyProducts(2000).slice(at * 500, at * 500 + 500),
}));

const meta = preview.meta({
  title: "Patterns/SectionBoard",
  component: SectionBoard,
  globals: { viewport: { value: "wide" } },
  args: { label: "Sections of Gifts for coffee lovers", sections, onMove: fn() },
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

export const PointerBetweenSections = meta.story({
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("grid", { name: "Products in Unassigned" });
    const to = canvas.getByRole("grid", { name: "Products in Slow mornings" });
    const [glasses] = await within(from).findAllByRole("row");
    const [atlas] = await within(to).findAllByRole("row");
    await dragTo(glasses!, atlas!, 0.1);
    await waitFor(() => expect(within(to).getAllByRole("row")).toHaveLength(2));
    await waitFor(() =>
      expect(within(to).getAllByRole("row")[0]).toHaveTextContent(/espresso glasses/),
    );
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ ids: [5], sectionId: 2, index: 0 }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("meter", { name: "Products in Slow mornings" })).toHaveAttribute(
        "aria-valuetext",
        "2 of 3–5, 1 more needed",
      ),
    );
    await waitFor(() =>
      expect(canvas.getByText(/glasses.* moved to Slow mornings/)).toBeInTheDocument(),
    );
  },
});

export const PointerIntoEmpty = meta.story({
  play: async ({ canvas }) => {
    const from = canvas.getByRole("grid", { name: "Products in Slow mornings" });
    const to = canvas.getByRole("grid", { name: "Products in Something to read" });
    const [atlas] = await within(from).findAllByRole("row");
    await dragTo(atlas!, to, 0.5);
    await waitFor(() => expect(within(to).getByText(/World Atlas/)).toBeVisible());
    await waitFor(() => expect(within(from).getByText("Drop products here")).toBeVisible());
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

export const TwoThousandProducts = meta.story({
  args: { sections: thousands },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("grid", { name: "Products in Section 2" });
    await expect((await within(list).findAllByRole("row")).length).toBeLessThan(60);
  },
});

export const OneSection = meta.story({ args: { sections: sections.slice(0, 1) } });

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
});

export const Narrow = meta.story({ globals: narrow });

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
});
