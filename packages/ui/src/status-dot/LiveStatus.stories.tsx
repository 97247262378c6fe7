import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { LiveStatus } from "./LiveStatus.tsx";

const meta = preview.meta({
  title: "Data/LiveStatus",
  component: LiveStatus,
  args: { isLive: true },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Live")).toBeVisible();
  },
});

export const NotLive = meta.story({
  args: { isLive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Not live")).toBeVisible();
  },
});

export const BesideAName = meta.story({
  render: () => (
    <Row>
      <LiveStatus isLive isLabelHidden /> Presentes
      <LiveStatus isLive={false} isLabelHidden /> Regalos
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Live").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByText("Not live")).toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
