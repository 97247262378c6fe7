import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Elapsed } from "./Elapsed.tsx";

const start = Date.parse("2026-03-20T12:00:00Z");

const meta = preview.meta({
  title: "Feedback/Elapsed",
  component: Elapsed,
  args: { since: start, until: start + 65_000 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1:05")).toHaveAttribute("datetime", "PT65S");
  },
});

export const Hours = meta.story({
  args: { until: start + 3_723_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1:02:03")).toBeVisible();
  },
});

export const Running = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { until: undefined },
  render: () => (
    <Row>
      <Spinner label="Writing descriptions" /> Writing descriptions
      <Elapsed since={Date.now()} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0:01", {}, { timeout: 3000 })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
