import { Plus, RotateCw } from "lucide-react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Card } from "./Card.tsx";

const text =
  "Feeds are read every night at 03:00. A product that is gone from its feed keeps its article, without a price.";

const meta = preview.meta({
  title: "Data/Card",
  component: Card,
  args: { title: "Product feeds", children: <p>{text}</p> },
});

const onImport = fn();

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Product feeds" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Product feeds" })).toBeVisible();
  },
});

export const WithEverything = meta.story({
  args: {
    description: "Where the products of Presentes come from.",
    actions: (
      <Button size="small" icon={RotateCw} onPress={onImport}>
        Import now
      </Button>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save feeds</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    onImport.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Import now" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onImport).toHaveBeenCalledOnce();
  },
});

export const WithoutTitle = meta.story({
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
});

export const Raised = meta.story({ args: { surface: "raised" } });

export const Sunken = meta.story({ args: { surface: "sunken" } });

export const PaddingNormal = meta.story({ args: { padding: "normal" } });

export const PaddingNone = meta.story({
  args: {
    padding: "none",
    actions: (
      <Button size="small" icon={Plus}>
        Add feed
      </Button>
    ),
    children: (
      <ul>
        {["Coffee & kitchen", "Outdoor Spain", "Books and paper"].map((name) => (
          <li key={name} style={{ padding: "8px 16px" }}>
            {name}
          </li>
        ))}
      </ul>
    ),
  },
});

export const Long = meta.story({
  args: {
    title:
      "Everything that the twelve product feeds of this site brought in since the last redeploy",
    description: text,
    actions: <Button size="small">Import now</Button>,
  },
  decorators: [inWidth(320)],
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitänsgeschenke",
    children: "x".repeat(120),
  },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { title: "هدايا لمحبي القهوة", children: <p>أربعون منتجًا في ستة أقسام</p> },
  decorators: [inRtl],
  play: readsFromTheRight,
});
