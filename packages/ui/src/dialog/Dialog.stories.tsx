import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Dialog, type DialogProps } from "./Dialog.tsx";
import { DialogFooter } from "./DialogFooter.tsx";
import { DialogTrigger } from "./DialogTrigger.tsx";

const editAuthor: DialogProps["children"] = ({ close }) => (
  <>
    <TextField label="Name" defaultValue="Inês Carvalho" takesFocus />
    <DialogFooter>
      <Button onPress={close}>Cancel</Button>
      <Button variant="primary" onPress={close}>
        Save author
      </Button>
    </DialogFooter>
  </>
);

const meta = preview.meta({
  title: "Overlays/Dialog",
  component: Dialog,
  args: {
    title: "Edit author",
    description: "Readers see the name under each article.",
    children: editAuthor as DialogProps["children"],
  },
  render: (args) => (
    <DialogTrigger>
      <Button>Edit author</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
});

const openIt = async (name = "Edit author") => {
  await userEvent.click(screen.getByRole("button", { name }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toBeVisible());
  await focusInside(dialog);
  return dialog;
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Edit author" });
    const dialog = await openIt();
    await expect(dialog).toHaveAccessibleName("Edit author");
    await expect(dialog).toHaveAccessibleDescription("Readers see the name under each article.");
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus(),
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Save author" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const EscapeCloses = meta.story({
  play: async ({ canvas }) => {
    await openIt();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit author" })).toHaveFocus());
  },
});

export const FocusStaysInside = meta.story({
  play: async () => {
    const dialog = await openIt();
    for (const name of ["Cancel", "Save author", "Close"]) {
      await userEvent.tab();
      await waitFor(() => expect(within(dialog).getByRole("button", { name })).toHaveFocus());
    }
    await userEvent.tab();
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus(),
    );
  },
});

export const CloseButton = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openIt();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Edit author" })).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});

export const Small = meta.story({
  args: { size: "small", title: "Rename section" },
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});

export const Medium = meta.story({
  args: { size: "medium" },
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});

export const Large = meta.story({
  args: { size: "large", title: "Compare the answers" },
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});

export const Dismissable = meta.story({
  args: {
    isDismissable: true,
    description: undefined,
    title: "Keyboard shortcuts",
    children: "Ctrl+K opens the command palette.",
  },
  play: async () => {
    const dialog = await openIt();
    await userEvent.click(dialog.ownerDocument.elementsFromPoint(4, 4)[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Locked = meta.story({
  args: { isLocked: true, title: "Importing the feed", children: "412 of 1,200 products so far." },
  render: (args) => <Dialog {...args} isOpen />,
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Importing the feed" });
    await expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(dialog).toHaveFocus());
  },
});

/** A dialog whose opening is decided elsewhere. */
function Controlled({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title="Add a page"
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange(next);
      }}
    >
      Pages hold what is not an article: imprint, privacy, about.
    </Dialog>
  );
}

const onOpenChange = fn();

export const ControlledFromOutside = meta.story({
  render: () => <Controlled onOpenChange={onOpenChange} />,
  play: async () => {
    await focusInside(await screen.findByRole("dialog", { name: "Add a page" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Scrolling = meta.story({
  args: {
    title: "Edit translations",
    description: undefined,
    children: ({ close }: { close: () => void }) => (
      <>
        <Stack>
          {Array.from({ length: 24 }, (_, index) => (
            <TextField key={index} label={`String ${index + 1}`} defaultValue="Ver produto" />
          ))}
        </Stack>
        <DialogFooter>
          <Button variant="primary" onPress={close}>
            Save translations
          </Button>
        </DialogFooter>
      </>
    ),
  },
  play: async () => {
    const dialog = await openIt();
    await expect(within(dialog).getByRole("button", { name: "Save translations" })).toBeVisible();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    size: "small",
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzer bearbeiten",
    description: "https://presentes.example/a/very/long/address/that/does/not/end/soon/index.html",
  },
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { title: "تعديل المؤلف", description: "يظهر الاسم تحت كل مقال." },
  decorators: [inRtl],
  globals: { direction: "rtl" },
  play: async () => {
    await expect(await openIt()).toBeVisible();
  },
});
