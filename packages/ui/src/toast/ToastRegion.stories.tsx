import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { DialogTrigger } from "../dialog/DialogTrigger.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { nothingSticksOut } from "../stories-support/geometry.ts";
import { createToastQueue, type ToastContent } from "./toast-queue.ts";
import { toast } from "./toast.ts";
import { ToastRegion } from "./ToastRegion.tsx";

/** A queue whose clock stands still, so that the picture does not depend on time. */
const stillQueue = () => createToastQueue<number>({ set: () => 0, clear: () => {} });

/** One button per toast, and the region that shows them. */
function Sender({ toasts, isShown }: { toasts: readonly ToastContent[]; isShown: boolean }) {
  const [queue] = useState(() => {
    const made = stillQueue();
    if (isShown && toasts[0]) made.add(toasts[0]);
    return made;
  });
  return (
    <>
      <Row>
        {toasts.map((content) => (
          <Button key={content.title} onPress={() => queue.add(content)}>
            {content.title}
          </Button>
        ))}
        <DialogTrigger>
          <Button>Open a dialog</Button>
          <Dialog title="Edit author">
            <Button onPress={() => queue.add({ title: "Author not saved", tone: "danger" })}>
              Save
            </Button>
          </Dialog>
        </DialogTrigger>
      </Row>
      <ToastRegion queue={queue} />
    </>
  );
}

const saved: ToastContent = { title: "12 descriptions generated", tone: "success" };
const failed: ToastContent = {
  title: "Error",
  text: "Failed to fetch debug information",
  tone: "danger",
};
const undo = fn();
const deleted: ToastContent = {
  title: "Idea deleted",
  text: "For the espresso purist, with 8 products",
  action: { label: "Undo", onPress: undo },
};

const meta = preview.meta({
  title: "Feedback/ToastRegion",
  component: Sender,
  args: { toasts: [saved], isShown: true },
});

const shown = (name: string) => screen.findByRole("group", { name });

export const Default = meta.story({
  args: { isShown: false, toasts: [saved, failed] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: saved.title }));
    await expect(await shown(saved.title)).toBeVisible();
    await userEvent.click(
      within(await shown(saved.title)).getByRole("button", { name: "Dismiss" }),
    );
    await waitFor(() => expect(screen.queryByRole("group", { name: saved.title })).toBeNull());
  },
});

export const OneAtATime = meta.story({
  args: { toasts: [saved, deleted] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: deleted.title }));
    await expect(await shown(deleted.title)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("group", { name: saved.title })).toBeNull());
  },
});

export const ErrorIsNotDisplaced = meta.story({
  args: { toasts: [failed, saved] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: saved.title }));
    await expect(await shown("Error")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await expect(await shown(saved.title)).toBeVisible();
  },
});

export const FocusReturns = meta.story({
  args: { toasts: [saved], isShown: false },
  play: async ({ canvas }) => {
    const sender = canvas.getByRole("button", { name: saved.title });
    await userEvent.click(sender);
    await expect(await shown(saved.title)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Dismiss" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Open a dialog" })).toHaveFocus(),
    );
  },
});

export const AboveADialog = meta.story({
  args: { isShown: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open a dialog" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await userEvent.click(
      within(await shown("Author not saved")).getByRole("button", { name: "Dismiss" }),
    );
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "Author not saved" })).toBeNull(),
    );
    await expect(dialog).toBeVisible();
  },
});

export const Danger = meta.story({
  args: { toasts: [failed] },
  play: async () => {
    await expect(await shown("Error")).toHaveTextContent("Failed to fetch debug information");
  },
});

export const WithAction = meta.story({
  args: { toasts: [deleted] },
  play: async () => {
    await userEvent.click(within(await shown(deleted.title)).getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("group", { name: deleted.title })).toBeNull());
  },
});

/** The queue that `toast()` fills, with the browser's own clock. */
export const OfThePage = meta.story({
  render: () => <ToastRegion />,
  play: async () => {
    toast(saved);
    await expect(await screen.findByRole("group", { name: saved.title })).toBeVisible();
    const dismiss = toast({ title: "Banner rendered", tone: "success" });
    await waitFor(() => expect(screen.queryByRole("group", { name: saved.title })).toBeNull());
    await expect(await shown("Banner rendered")).toBeVisible();
    dismiss();
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: "Banner rendered" })).toBeNull(),
    );
  },
});

export const Narrow = meta.story({
  globals: narrow,
  args: { toasts: [deleted] },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { toasts: [{ title: "تم الحفظ", text: "تم حفظ المقال", tone: "success" }] },
  globals: { direction: "rtl" },
  play: async () => {
    const toast = await shown("تم الحفظ");
    const title = within(toast).getByText("تم الحفظ").getBoundingClientRect();
    const dismiss = within(toast).getByRole("button").getBoundingClientRect();
    await expect(dismiss.right).toBeLessThan(title.left);
  },
});
