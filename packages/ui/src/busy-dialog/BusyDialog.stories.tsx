import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut } from "../stories-support/geometry.ts";
import { BusyDialog } from "./BusyDialog.tsx";

const since = Date.parse("2026-03-20T12:00:00Z");

const meta = preview.meta({
  title: "Overlays/BusyDialog",
  component: BusyDialog,
  args: {
    isOpen: true,
    title: "Generating the article",
    status: "Writing the introduction",
    since,
    until: since + 42_000,
  },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Generating the article" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(within(dialog).getByRole("status")).toHaveTextContent("Writing the introduction");
    await expect(within(dialog).getByText("0:42")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByRole("button")).toBeNull();
  },
});

export const WithProgress = meta.story({
  args: { status: "Writing descriptions", progress: { value: 12, max: 40 } },
  play: async () => {
    const bar = await screen.findByRole("progressbar", { name: "Writing descriptions" });
    await expect(bar).toHaveAttribute("aria-valuetext", "12 of 40");
  },
});

export const WithCancel = meta.story({
  args: { onCancel: fn(), until: since + 3_723_000, progress: { value: 31, max: 40 } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await focusInside(dialog);
    await userEvent.tab();
    const cancel = within(dialog).getByRole("button", { name: "Cancel" });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Cancelling = meta.story({
  args: { onCancel: fn(), isCancelling: true, status: "Stopping after this description" },
  play: async () => {
    const cancel = await screen.findByRole("button", { name: "Cancel" });
    await expect(cancel).toHaveAccessibleDescription("It is stopping.");
  },
});

/** Work that the story ends by pressing Cancel. */
function Work() {
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <Button onPress={() => setBusy(true)}>Generate article</Button>
      <BusyDialog
        isOpen={isBusy}
        title="Generating the article"
        status="Asking wrapperix"
        since={since}
        until={since}
        onCancel={() => setBusy(false)}
      />
    </>
  );
}

export const FocusReturns = meta.story({
  render: () => <Work />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Generate article" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    title: "Generating “Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik”",
    status: "Writing the description of Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik",
    progress: { value: 1200, max: 4800 },
    onCancel: fn(),
  },
  play: nothingSticksOut,
});

export const Narrow = meta.story({
  globals: narrow,
  args: { progress: { value: 3, max: 8 }, onCancel: fn() },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { title: "إنشاء المقال", status: "كتابة المقدمة", onCancel: fn(), cancelLabel: "إلغاء" },
  globals: { direction: "rtl" },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await focusInside(dialog);
    const cancel = within(dialog).getByRole("button").getBoundingClientRect();
    const time = within(dialog).getByText("0:42").getBoundingClientRect();
    await expect(cancel.right).toBeLessThan(time.left);
  },
});
