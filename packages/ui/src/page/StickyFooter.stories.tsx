import { ArrowRight } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { PageLayout } from "./PageLayout.tsx";
import { StickyFooter } from "./StickyFooter.tsx";

const next = fn();

const meta = preview.meta({
  title: "Layout/StickyFooter",
  component: StickyFooter,
  parameters: { layout: "fullscreen" },
  args: {
    start: <Button>Back</Button>,
    summary: "41 products selected",
    end: (
      <Button variant="primary" endIcon={ArrowRight} onPress={next}>
        Prioritize
      </Button>
    ),
  },
  render: (args) => (
    <PageLayout footer={<StickyFooter {...args} />}>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>Idea {index + 1}: a gift for someone who loves coffee</p>
      ))}
    </PageLayout>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Prioritize" });
    const { innerHeight } = canvasElement.ownerDocument.defaultView!;
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveBeenCalled();
  },
});

export const ShortPage = meta.story({
  render: (args) => (
    <PageLayout footer={<StickyFooter {...args} />}>
      <p>One idea</p>
    </PageLayout>
  ),
});

export const ActionAlone = meta.story({ args: { start: undefined, summary: undefined } });

export const NotYet = meta.story({
  args: {
    summary: "No product selected",
    end: (
      <Button variant="primary" disabledReason="Select at least one product first.">
        Prioritize
      </Button>
    ),
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { summary: "٤١ منتجًا محددًا" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
