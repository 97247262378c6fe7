import { ChevronDown, Ellipsis, Pencil, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { RouterProvider } from "react-aria-components";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { ConfirmDialog } from "../confirm-dialog/ConfirmDialog.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { Menu } from "./Menu.tsx";

const meta = preview.meta({
  title: "Overlays/Menu",
  component: Menu<string>,
  args: {
    trigger: <IconButton icon={Ellipsis} label="Actions for the espresso purist" />,
    items: [
      { id: "edit", label: "Edit title and keywords", icon: Pencil },
      {
        id: "anew",
        label: "Find products anew",
        description: "Replaces the 20 products there",
        icon: RotateCw,
      },
      {
        id: "delete",
        label: "Delete the idea",
        icon: Trash2,
        tone: "danger" as const,
        group: "end",
      },
    ],
    onAction: fn<(id: string) => void>(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Actions for the espresso purist" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: /Find products anew/ }));
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith("anew"));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const item = await screen.findByRole("menuitem", { name: /Find products anew/ });
    await expect(item).toHaveTextContent("Replaces the 20 products there");
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit title/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith("delete"));
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit title/ })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

function Asking() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="Actions for the espresso purist" />}
        items={[{ id: "delete", label: "Delete the idea", tone: "danger" }]}
        onAction={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Delete the idea?"
          confirmLabel="Delete the idea"
          isOpen
          onOpenChange={setAsking}
          onConfirm={fn()}
        />
      )}
    </>
  );
}

/** The focus comes back to the trigger when a dialog that an item opened is closed. */
export const OpensDialog = meta.story({
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Actions for the espresso purist" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete the idea" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete the idea?" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const WithReason = meta.story({
  args: {
    items: [
      { id: "edit", label: "Edit title and keywords" },
      { id: "all", label: "Delete products", disabledReason: "The idea has no products." },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const item = await screen.findByRole("menuitem", { name: /Delete products/ });
    await expect(item).toHaveAttribute("aria-disabled", "true");
    await expect(item).toHaveTextContent("The idea has no products.");
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

const navigate = fn<(href: string) => void>();

export const WithLinksAndShortcuts = meta.story({
  args: {
    items: [
      { id: "save", label: "Save article", shortcut: "Mod+S" },
      { id: "site", label: "Open the site", href: "/admin/site/1/articles" },
    ],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    const save = await screen.findByRole("menuitem", { name: "Save article" });
    await expect(save).toHaveAccessibleDescription(/^(Ctrl|⌘) ?S$/);
    await userEvent.click(screen.getByRole("menuitem", { name: "Open the site" }));
    await expect(navigate).toHaveBeenCalledWith("/admin/site/1/articles", undefined);
    await expect(args.onAction).toHaveBeenCalledWith("site");
  },
});

export const WithWords = meta.story({
  args: {
    trigger: <Button endIcon={ChevronDown}>Curate</Button>,
    items: [
      {
        id: "ideas",
        label: "Curate ideas",
        description: "Products of weak ideas lose their choice",
      },
      { id: "products", label: "Curate products", description: "Weak products lose their choice" },
    ],
    placement: "bottom start",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Curate" }));
    await expect(await screen.findByRole("menu", { name: "Curate" })).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    items: Array.from({ length: 24 }, (_, at) => ({
      id: String(at),
      label: `To section ${at + 1}: gifts for somebody who owns every grinder there is`,
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await focusInside(await screen.findByRole("menu"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /section 24/ })).toHaveFocus());
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { items: [{ id: "edit", label: "تعديل العنوان", icon: Pencil }] },
  decorators: [inRtl],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("menu")).toBeVisible();
  },
});
