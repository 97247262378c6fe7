import { ArrowRight, Check, CircleAlert, Search, Sparkles, TriangleAlert } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Icon } from "./Icon.tsx";

const meta = preview.meta({ title: "Foundations/Icon", component: Icon, args: { icon: Sparkles } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
});

export const Labelled = meta.story({
  args: { icon: TriangleAlert, label: "Warning" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Warning" })).toBeVisible();
  },
});

export const Medium = meta.story({
  render: () => (
    <Row>
      {[Sparkles, Search, Check, CircleAlert, TriangleAlert, ArrowRight].map((icon) => (
        <Icon key={icon.displayName} icon={icon} size="medium" />
      ))}
    </Row>
  ),
});

export const Large = meta.story({ args: { size: "large" } });

export const RightToLeft = meta.story({
  args: { icon: ArrowRight, directional: true },
  decorators: [inRtl],
  play: readsFromTheRight,
});
