import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Badge } from "../badge/Badge.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { Inline } from "./Inline.tsx";
import { alignments, distributions, gaps } from "./Layout.css.ts";
import { Stack } from "./Stack.tsx";

const keywords = ["coffee", "espresso", "hand grinder", "barista", "moka pot", "milk foam"];
const badges = keywords.map((keyword) => <Badge key={keyword}>{keyword}</Badge>);

const meta = preview.meta({
  title: "Layout/Inline",
  component: Inline,
  args: { children: badges },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const coffee = canvas.getByText("coffee").getBoundingClientRect();
    const espresso = canvas.getByText("espresso").getBoundingClientRect();
    await expect(espresso.left).toBeGreaterThan(coffee.right);
    await expect(espresso.top).toBe(coffee.top);
  },
});

export const Gaps = meta.story({
  render: () => (
    <Stack>
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap}>
          {badges.slice(0, 3)}
          {gap}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Alignments = meta.story({
  render: () => (
    <Stack>
      {alignments.map((align) => (
        <Inline key={align} align={align}>
          <strong>{align}</strong>
          <h2>Ideas</h2>
          {badges.slice(0, 2)}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Distributions = meta.story({
  render: () => (
    <Stack>
      {distributions.map((justify) => (
        <Inline key={justify} justify={justify}>
          <strong>{justify}</strong>
          {badges.slice(0, 2)}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Wrapping = meta.story({
  decorators: [inWidth(240)],
  play: async ({ canvas }) => {
    const first = canvas.getByText("coffee").getBoundingClientRect();
    const last = canvas.getByText("milk foam").getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.bottom);
  },
});

export const OnOneLine = meta.story({
  args: { wraps: false, children: badges.slice(0, 3) },
  decorators: [inWidth(160)],
  play: async ({ canvas }) => {
    const first = canvas.getByText("coffee").getBoundingClientRect();
    const last = canvas.getByText("hand grinder").getBoundingClientRect();
    await expect(last.top).toBe(first.top);
  },
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const coffee = canvas.getByText("coffee").getBoundingClientRect();
    const espresso = canvas.getByText("espresso").getBoundingClientRect();
    await expect(espresso.right).toBeLessThan(coffee.left);
  },
});
