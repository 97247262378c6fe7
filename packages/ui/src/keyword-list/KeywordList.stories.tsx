import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { KeywordList } from "./KeywordList.tsx";

const keywords = ["coffee", "espresso", "grinder", "barista", "pour-over", "beans", "kettle"];

const meta = preview.meta({
  title: "Data/KeywordList",
  component: KeywordList,
  args: { keywords, label: "Keywords of For the espresso purist" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Keywords of For the espresso purist" });
    await expect(list.children).toHaveLength(7);
  },
});

export const Limited = meta.story({
  args: { limit: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("beans")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("beans")).toBeVisible();
    const fewer = canvas.getByRole("button", { name: "Show fewer" });
    await waitFor(() => expect(fewer).toHaveFocus());
    await userEvent.click(fewer);
    await expect(canvas.getByRole("button", { name: "4 more" })).toBeVisible();
    await expect(canvas.queryByText("beans")).toBeNull();
  },
});

export const OneMoreIsShown = meta.story({
  args: { limit: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("kettle")).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { keywords: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
  },
});

export const Unbroken = meta.story({
  args: { keywords: ["coffee", "x".repeat(90)] },
  decorators: [inWidth(200)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { keywords: ["قهوة", "إسبريسو", "مطحنة"] },
  decorators: [inRtl],
  play: readsFromTheRight,
});
