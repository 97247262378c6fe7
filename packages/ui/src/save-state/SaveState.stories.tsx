import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { SaveState } from "./SaveState.tsx";

const meta = preview.meta({
  title: "Feedback/SaveState",
  component: SaveState,
  args: { status: "saved" as const, savedAt: Date.parse("2026-03-20T12:04:00Z") },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Saved 12:04")).toBeVisible();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const SavedLongAgo = meta.story({
  args: { savedAt: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Saved")).toBeVisible();
  },
});

export const Saving = meta.story({
  args: { status: "saving" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Saving…" })).toBeVisible();
  },
});

export const Unsaved = meta.story({
  args: { status: "unsaved" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { status: "failed", onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Not saved");
    const again = canvas.getByRole("button", { name: "Try again" });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
});

export const Offline = meta.story({
  args: { status: "offline" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Offline/);
  },
});

export const Narrow = meta.story({
  args: { status: "offline" },
  decorators: [inWidth(140)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: {
    words: {
      saved: "حُفظ",
      saving: "جارٍ الحفظ",
      unsaved: "غير محفوظ",
      failed: "فشل",
      offline: "غير متصل",
    },
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
