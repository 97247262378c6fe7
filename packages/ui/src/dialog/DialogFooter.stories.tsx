import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogFooter } from "./DialogFooter.tsx";

const meta = preview.meta({
  title: "Overlays/DialogFooter",
  component: DialogFooter,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Fork session</Button>
      </>
    ),
  },
  render: (args) => (
    <Dialog title="Fork this session?" size="small" isOpen>
      The answers so far are copied; the original stays as it is.
      <DialogFooter {...args} />
    </Dialog>
  ),
});

export const Default = meta.story({
  play: async () => {
    await focusInside(await screen.findByRole("dialog"));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
});

export const OneButton = meta.story({
  args: { children: <Button variant="primary">Close</Button> },
});

export const ManyButtons = meta.story({
  globals: narrow,
  args: {
    children: (
      <>
        <Button>Cancel</Button>
        <Button>Save as a copy</Button>
        <Button variant="primary">Replace the article with this answer</Button>
      </>
    ),
  },
});

export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    const cancel = dialog.getByRole("button", { name: "Cancel" }).getBoundingClientRect();
    const fork = dialog.getByRole("button", { name: "Fork session" }).getBoundingClientRect();
    await expect(fork.right).toBeLessThan(cancel.left);
  },
});
