import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { DialogTrigger } from "../dialog/DialogTrigger.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog.tsx";

type OnConfirm = ConfirmDialogProps["onConfirm"];

const meta = preview.meta({
  title: "Overlays/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    title: "Delete 3 ideas?",
    children: "Their 41 products go with them. Sections and descriptions stay.",
    confirmLabel: "Delete 3 ideas",
    tone: "danger" as const,
    onConfirm: fn<OnConfirm>(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Delete…</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
});

const openIt = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Delete…" }));
  const dialog = await screen.findByRole("alertdialog");
  await focusInside(dialog);
  return within(dialog);
};

const closed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const dialog = await openIt();
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Delete 3 ideas?");
    await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/41 products/);
    await userEvent.click(dialog.getByRole("button", { name: "Delete 3 ideas" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await closed();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete…" })).toHaveFocus());
  },
});

export const CancelHasFocus = meta.story({
  play: async ({ canvas, args }) => {
    const dialog = await openIt();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Delete…" })).toHaveFocus());
  },
});

export const Accent = meta.story({
  args: {
    title: "Publish Presentes?",
    children: "12 articles become public at presentes.example within a minute.",
    confirmLabel: "Publish Presentes",
    tone: "accent",
  },
  play: async () => {
    const dialog = await openIt();
    await expect(dialog.getByRole("button", { name: "Publish Presentes" })).toBeVisible();
  },
});

export const Danger = meta.story({
  args: { tone: "danger" },
  play: async () => {
    await expect((await openIt()).getByRole("button", { name: "Delete 3 ideas" })).toBeVisible();
  },
});

export const WithoutText = meta.story({
  args: { children: undefined, title: "Remove the hero image?", confirmLabel: "Remove image" },
  play: async () => {
    await expect((await openIt()).getByRole("button", { name: "Remove image" })).toBeVisible();
  },
});

const deleteSite = {
  title: "Delete the site Presentes?",
  children: "All 84 articles, their sections and pictures are lost. Feeds and bots stay.",
  confirmLabel: "Delete site",
  typedConfirmation: "Presentes",
};

export const TypedConfirmation = meta.story({
  args: deleteSite,
  play: async ({ args }) => {
    const dialog = await openIt();
    const field = dialog.getByRole("textbox", { name: "Type “Presentes” to confirm" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Present{Enter}");
    await userEvent.click(dialog.getByRole("button", { name: "Delete site" }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(field, "es");
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await closed();
  },
});

export const TypedConfirmationMissing = meta.story({
  args: deleteSite,
  play: async () => {
    const button = (await openIt()).getByRole("button", { name: "Delete site" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Type “Presentes” first.");
  },
});

export const Pending = meta.story({
  args: { onConfirm: fn<OnConfirm>(() => new Promise(() => {})) },
  play: async () => {
    const dialog = await openIt();
    await userEvent.click(dialog.getByRole("button", { name: "Delete 3 ideas" }));
    await expect(await dialog.findByRole("progressbar", { name: "Working" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Close" })).toBeNull();
  },
});

export const Failed = meta.story({
  args: {
    onConfirm: fn<OnConfirm>(() =>
      Promise.reject(new Error("One idea is being curated. Try again in a minute.")),
    ),
  },
  play: async () => {
    const dialog = await openIt();
    await userEvent.click(dialog.getByRole("button", { name: "Delete 3 ideas" }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("One idea is being curated.");
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: "Delete 3 ideas" })).toHaveFocus(),
    );
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    title: "Delete “Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik” and its products?",
    confirmLabel: "Delete Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik",
  },
  play: async () => {
    await expect((await openIt()).getByRole("button", { name: "Cancel" })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async () => {
    await expect((await openIt()).getByRole("button", { name: "Cancel" })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: {
    title: "حذف ثلاث أفكار؟",
    children: "تُحذف معها منتجاتها، وتبقى الأقسام والأوصاف.",
    confirmLabel: "حذف ثلاث أفكار",
    cancelLabel: "إلغاء",
  },
  decorators: [inRtl],
  globals: { direction: "rtl" },
  play: async () => {
    const dialog = await openIt();
    const cancel = dialog.getByRole("button", { name: "إلغاء" });
    const confirm = dialog.getByRole("button", { name: "حذف ثلاث أفكار" });
    await expect(confirm.getBoundingClientRect().right).toBeLessThan(
      cancel.getBoundingClientRect().left,
    );
  },
});
