import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { type ItemGroup, ItemList, type ItemListProps } from "./ItemList.tsx";

const groups: readonly ItemGroup[] = [
  {
    id: "5",
    title: "For the morning ritual",
    items: [
      { id: "1", name: "Manual coffee grinder", state: <StatusDot state="live" label="AI" /> },
      { id: "2", name: "Pour-over set", state: <StatusDot state="accent" label="Edited" /> },
    ],
  },
  {
    id: "6",
    title: "Under 20 €",
    items: [{ id: "3", name: "Espresso cups", state: <StatusDot state="off" label="Empty" /> }],
  },
];

function Controlled(props: ItemListProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ItemList
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Data/ItemList",
  component: ItemList,
  decorators: [inWidth(320)],
  render: (args) => <Controlled {...args} />,
  args: { label: "Products", groups, value: "1", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const cups = await canvas.findByRole("option", { name: "Espresso cups Empty" });
    await userEvent.click(cups);
    await expect(args.onChange).toHaveBeenLastCalledWith("3");
    await expect(cups).toHaveAttribute("aria-selected", "true");
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    // A list draws its items a moment after itself; an empty one keeps the focus.
    const grinder = await canvas.findByRole("option", { name: "Manual coffee grinder AI" });
    await userEvent.tab();
    await waitFor(() => expect(grinder).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2");
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(canvas.getByRole("option", { name: "Espresso cups Empty" })).toHaveFocus(),
    );
    await userEvent.keyboard("man");
    await waitFor(() => expect(grinder).toHaveFocus());
  },
});

export const NothingChosen = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("option", { selected: true })).toBeNull();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Pressed = meta.story({ decorators: [inState("hovered", "pressed")] });

export const Focused = meta.story({ decorators: [inState("focused", "focus-visible")] });

export const WithoutState = meta.story({
  args: {
    groups: [{ id: "1", title: "Products", items: [{ id: "1", name: "Pour-over set" }] }],
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    groups: [
      {
        id: "1",
        title: "Kaffeevollautomatenentkalkungstablettenzubehör",
        items: [
          {
            id: "1",
            name: "A very long product title that shops like to write so that searches find it",
            state: <StatusDot state="failed" label="Not saved" />,
          },
        ],
      },
    ],
  },
  play: nothingSticksOut,
});

export const Many = meta.story({
  args: {
    groups: [
      {
        id: "1",
        title: "Products",
        items: Array.from({ length: 200 }, (_, at) => ({
          id: String(at + 1),
          name: `Product ${at + 1}`,
          state: <StatusDot state="live" label="AI" />,
        })),
      },
    ],
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
