import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { RelativeTime } from "./RelativeTime.tsx";

const minutesAgo = (count: number) => Date.now() - count * 60_000;

const meta = preview.meta({
  title: "Data/RelativeTime",
  component: RelativeTime,
  args: { date: "2024-03-12T14:05:09Z" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const time = canvas.getByText("12 Mar 2024");
    await expect(time).toHaveAttribute("datetime", "2024-03-12T14:05:09.000Z");
    await expect(time).toHaveAttribute("title", expect.stringMatching(/12 March 2024/));
  },
});

export const FromNowToLongAgo = meta.story({
  render: () => (
    <Stack>
      {[0, 4, 59, 121, 26 * 60, 5 * 24 * 60].map((count) => (
        <RelativeTime key={count} date={minutesAgo(count)} />
      ))}
      <RelativeTime date="2024-03-12T14:05:09Z" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("now")).toBeVisible();
    await expect(canvas.getByText(/^4 min/)).toBeVisible();
    await expect(canvas.getByText("yesterday")).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { date: null, fallback: "Never" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Never")).toBeVisible();
  },
});

export const NotADate = meta.story({
  args: { date: "soon" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("–")).toBeVisible();
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
