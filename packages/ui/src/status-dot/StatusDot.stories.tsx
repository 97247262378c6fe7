import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { StatusDot } from "./StatusDot.tsx";

const meta = preview.meta({
  title: "Data/StatusDot",
  component: StatusDot,
  args: { state: "accent" as const, label: "Edited" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Edited")).toBeVisible();
  },
});

export const Live = meta.story({ args: { state: "live", label: "Live" } });

export const Off = meta.story({ args: { state: "off", label: "No description yet" } });

export const Accent = meta.story({ args: { state: "accent", label: "Written by AI" } });

export const Busy = meta.story({ args: { state: "busy", label: "Saving" } });

export const Warning = meta.story({ args: { state: "warning", label: "Too short" } });

export const Failed = meta.story({ args: { state: "failed", label: "Not saved" } });

export const HiddenLabel = meta.story({
  args: { state: "live", label: "Live", isLabelHidden: true },
  play: async ({ canvas }) => {
    const word = canvas.getByText("Live");
    await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

export const Long = meta.story({
  args: {
    label: "The description could not be saved because the connection is gone",
    state: "failed",
  },
  decorators: [inWidth(200)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { state: "live", label: "مباشر" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
