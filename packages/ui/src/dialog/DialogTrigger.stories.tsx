import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { DialogTrigger } from "./DialogTrigger.tsx";

const meta = preview.meta({
  title: "Overlays/DialogTrigger",
  component: DialogTrigger,
  render: () => (
    <DialogTrigger>
      <Button>Show the query</Button>
      <Dialog title="Query" size="large" isDismissable>
        The query that the search sends, as JSON.
      </Dialog>
    </DialogTrigger>
  ),
  args: { children: null },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Show the query" });
    await userEvent.click(button);
    await focusInside(await screen.findByRole("dialog", { name: "Query" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ByKeyboard = meta.story({
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Query" })).toHaveFocus());
  },
});
