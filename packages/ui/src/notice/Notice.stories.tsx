import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Notice } from "./Notice.tsx";

const meta = preview.meta({
  title: "Feedback/Notice",
  component: Notice,
  args: { children: "This article was edited by Marta 5 minutes ago." },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/edited by Marta/)).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Neutral = meta.story({ args: { tone: "neutral" } });

export const Success = meta.story({
  args: { tone: "success", children: "412 products were imported, none was left out." },
});

export const Warning = meta.story({
  args: {
    tone: "warning",
    title: "Two sections need more products",
    children: "“For the espresso purist” needs 2 more, “Slow mornings” needs 1 more.",
    actions: <Button size="small">Fill the sections</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Fill the sections" })).toBeVisible();
  },
});

export const Danger = meta.story({
  args: {
    tone: "danger",
    isUrgent: true,
    title: "The site could not be published",
    children: "Nothing has changed for its readers. Check the domain, then publish again.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("could not be published");
  },
});

export const Dismissable = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
});

export const Long = meta.story({
  args: {
    tone: "warning",
    title: "Some rows of the feed were left out because they had neither a title nor a price",
    children: "x".repeat(140),
    actions: <Button size="small">Show the rows</Button>,
    onDismiss: fn(),
  },
  decorators: [inWidth(300)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { tone: "success", title: "تم النشر", children: "الموقع متاح الآن" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
