import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { alignments, gaps } from "./Layout.css.ts";
import { Inline } from "./Inline.tsx";
import { Stack } from "./Stack.tsx";

const ideas = ["For the espresso purist", "For the one who grinds by hand", "For the office"];

const meta = preview.meta({
  title: "Layout/Stack",
  component: Stack,
  args: { children: ideas.map((idea) => <Button key={idea}>{idea}</Button>) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button");
    const distance = second!.getBoundingClientRect().top - first!.getBoundingClientRect().bottom;
    await expect(distance).toBe(16);
  },
});

export const Gaps = meta.story({
  render: () => (
    <Inline gap="large" align="start">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <strong>{gap}</strong>
          <Button>One</Button>
          <Button>Two</Button>
        </Stack>
      ))}
    </Inline>
  ),
});

export const Alignments = meta.story({
  render: () => (
    <Stack>
      {alignments.map((align) => (
        <Stack key={align} gap="tight" align={align}>
          <span>{align}</span>
          <Button>Generate ideas</Button>
        </Stack>
      ))}
    </Stack>
  ),
});

export const Unbroken = meta.story({
  args: { children: <Button>Donaudampfschifffahrtsgesellschaftskapitänsmütze</Button> },
  decorators: [inWidth(200)],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("button");
    await expect(box.getBoundingClientRect().width).toBeLessThanOrEqual(200);
  },
});

export const RightToLeft = meta.story({
  args: { align: "start" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
