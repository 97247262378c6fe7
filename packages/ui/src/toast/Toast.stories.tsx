import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Toast } from "./Toast.tsx";
import { type ToastEntry, toastTones } from "./toast-queue.ts";

const entry: ToastEntry = {
  id: 1,
  title: "12 descriptions generated",
  tone: "success",
  isOpen: true,
};
const undo = fn();

const meta = preview.meta({
  title: "Feedback/Toast",
  component: Toast,
  decorators: [inWidth(380)],
  args: { entry, onDismiss: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: entry.title })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Tones = meta.story({
  render: ({ onDismiss }) => (
    <Stack>
      {toastTones.map((tone, id) => (
        <Toast key={tone} entry={{ ...entry, id, tone }} onDismiss={onDismiss} />
      ))}
    </Stack>
  ),
});

export const WithText = meta.story({
  args: {
    entry: {
      ...entry,
      tone: "danger",
      title: "Error",
      text: "Failed to fetch debug information",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Error" })).toHaveTextContent(
      "Failed to fetch debug information",
    );
  },
});

export const WithAction = meta.story({
  args: { entry: { ...entry, title: "Idea deleted", action: { label: "Undo", onPress: undo } } },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const WithTextAndAction = meta.story({
  args: {
    entry: {
      ...entry,
      tone: "neutral",
      title: "Idea deleted",
      text: "For the espresso purist, with 8 products",
      action: { label: "Undo", onPress: undo },
    },
  },
});

export const Dismissed = meta.story({
  args: { entry: { ...entry, isOpen: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).toBeNull();
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    entry: {
      ...entry,
      tone: "danger",
      title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik was not imported",
      text: "https://feeds.example/a/very/long/address/that/does/not/end/soon.xml answered with nothing for thirty seconds. The products of yesterday stay.",
      action: { label: "Import again", onPress: undo },
    },
  },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { entry: { ...entry, title: "تم الحفظ", text: "تم حفظ المقال" } },
  decorators: [inRtl],
  play: readsFromTheRight,
});
