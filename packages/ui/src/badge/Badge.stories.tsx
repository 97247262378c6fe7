import { Check, Clock, Sparkles, TriangleAlert, X } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Badge } from "./Badge.tsx";
import { badgeTones } from "./Badge.css.ts";

const meta = preview.meta({ title: "Data/Badge", component: Badge, args: { children: "Draft" } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Draft")).toBeVisible();
  },
});

export const Neutral = meta.story({ args: { tone: "neutral", icon: Clock, children: "Queued" } });

export const Accent = meta.story({ args: { tone: "accent", icon: Sparkles, children: "New" } });

export const Success = meta.story({
  args: { tone: "success", icon: Check, children: "Published" },
});

export const Warning = meta.story({
  args: { tone: "warning", icon: TriangleAlert, children: "2 rows skipped" },
});

export const Danger = meta.story({ args: { tone: "danger", icon: X, children: "Import failed" } });

export const AllTones = meta.story({
  render: () => (
    <Row>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const shades = badgeTones.map(
      (tone) => getComputedStyle(canvas.getByText(tone).parentElement!).backgroundColor,
    );
    await expect(new Set(shades).size).toBe(badgeTones.length);
  },
});

export const Count = meta.story({
  args: { children: 84 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("84")).toBeVisible();
  },
});

export const Long = meta.story({
  args: { children: "Waiting for the nightly import of all feeds", tone: "warning", icon: Clock },
  decorators: [inWidth(180)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { children: "منشور", tone: "success", icon: Check },
  decorators: [inRtl],
  play: readsFromTheRight,
});
