import { FileText, Plus, SearchX } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { EmptyState } from "./EmptyState.tsx";

const onCreate = fn();

const meta = preview.meta({
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    icon: FileText,
    title: "No articles yet",
    children:
      "An article starts with a prompt, such as “Gifts for a dad who loves coffee, under 50 €”.",
    actions: (
      <Button variant="primary" icon={Plus} onPress={onCreate}>
        Write the first article
      </Button>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    onCreate.mockClear();
    await expect(canvas.getByRole("heading", { level: 2, name: "No articles yet" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Write the first article" }));
    await expect(onCreate).toHaveBeenCalledOnce();
  },
});

export const Page = meta.story({ args: { size: "page" } });

export const Inline = meta.story({
  args: {
    size: "inline",
    headingLevel: 3,
    icon: undefined,
    title: "No product matches “grinder”",
    children: "Try fewer keywords or a wider budget.",
    actions: <Button size="small">Clear the filter</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
});

export const TitleAlone = meta.story({
  args: { icon: undefined, children: undefined, actions: undefined, title: "Nothing was skipped" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const InACard = meta.story({
  render: () => (
    <Card title="Chat sessions">
      <EmptyState size="inline" headingLevel={3} icon={SearchX} title="No archived sessions">
        Sessions that you archive appear here and can be brought back.
      </EmptyState>
    </Card>
  ),
});

export const Long = meta.story({
  args: {
    title:
      "None of the twelve feeds of this site has brought in a product that fits the prompt of this article",
  },
  decorators: [inWidth(280)],
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaftskapitänsgeschenke" },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({ globals: narrow, play: nothingSticksOut });

export const RightToLeft = meta.story({
  args: {
    title: "لا توجد مقالات بعد",
    children: "ابدأ بكتابة فكرة",
    actions: <Button>إنشاء</Button>,
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
