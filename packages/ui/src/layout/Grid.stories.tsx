import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Card } from "../card/Card.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { Grid } from "./Grid.tsx";

const sites = ["Presentes", "Regalos", "Geschenkideen", "Cadeaux", "Regali", "Prezenty"];

const meta = preview.meta({
  title: "Layout/Grid",
  component: Grid,
  args: { children: sites.map((site) => <Card key={site}>{site}</Card>), minColumn: 160 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const first = canvas.getByText("Presentes").getBoundingClientRect();
    const second = canvas.getByText("Regalos").getBoundingClientRect();
    await expect(second.top).toBe(first.top);
    await expect(Math.abs(second.width - first.width)).toBeLessThan(1);
  },
});

export const OneColumn = meta.story({
  decorators: [inWidth(220)],
  play: async ({ canvas }) => {
    const first = canvas.getByText("Presentes").getBoundingClientRect();
    const second = canvas.getByText("Regalos").getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
  },
});

export const NarrowerThanAColumn = meta.story({
  args: { minColumn: 400 },
  decorators: [inWidth(220)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Presentes")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const TightGap = meta.story({ args: { gap: "small" } });

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const first = canvas.getByText("Presentes").getBoundingClientRect();
    const second = canvas.getByText("Regalos").getBoundingClientRect();
    await expect(second.left).toBeLessThan(first.left);
  },
});
