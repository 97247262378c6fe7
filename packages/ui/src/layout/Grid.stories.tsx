import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Card } from "../card/Card.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { Grid } from "./Grid.tsx";
import { gaps } from "./Layout.css.ts";
import { Stack } from "./Stack.tsx";

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

export const Gaps = meta.story({
  render: (args) => (
    <Stack>
      {gaps.map((gap) => (
        <Grid key={gap} {...args} gap={gap}>
          <Card>{gap}</Card>
          <Card>Regalos</Card>
        </Grid>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const distances = canvas.getAllByText("Regalos").map((second, at) => {
      const first = canvas.getByText(gaps[at] ?? "");
      return second.getBoundingClientRect().left - first.getBoundingClientRect().right;
    });
    await expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    await expect(new Set(distances).size).toBe(gaps.length);
  },
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const first = canvas.getByText("Presentes").getBoundingClientRect();
    const second = canvas.getByText("Regalos").getBoundingClientRect();
    await expect(second.left).toBeLessThan(first.left);
  },
});
