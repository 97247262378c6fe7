import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { TextField } from "../text-field/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = preview.meta({ title: "Overlays/Dialog", tags: ["!autodocs"], component: Dialog });

function TakesAnothersPlace() {
  const [shown, setShown] = useState<"nothing" | "loading" | "form">("nothing");
  const close = () => setShown("nothing");
  return (
    <>
      <Button onPress={() => setShown("loading")}>Edit author</Button>
      {shown === "loading" && (
        <Dialog title="Loading the author" isOpen onOpenChange={close}>
          <Button onPress={() => setShown("form")}>It is there</Button>
        </Dialog>
      )}
      {shown === "form" && (
        <Dialog title="Edit author" isOpen onOpenChange={close}>
          <TextField label="Name" defaultValue="Inês Carvalho" takesFocus />
        </Dialog>
      )}
    </>
  );
}

/** The focus goes back to what opened the first of them. */
export const InTurn = meta.story({
  render: () => <TakesAnothersPlace />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Edit author" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "It is there" }));
    const dialog = await screen.findByRole("dialog", { name: "Edit author" });
    await waitFor(() =>
      expect(within(dialog).getByRole("textbox", { name: "Name" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

function OfSomethingDeleted() {
  const [step, setStep] = useState<"there" | "asking" | "gone">("there");
  return (
    <main>
      <h1 tabIndex={-1}>Authors</h1>
      {step !== "gone" && <Button onPress={() => setStep("asking")}>Delete Inês Carvalho</Button>}
      {step === "asking" && (
        <Dialog title="Delete Inês Carvalho?" isOpen onOpenChange={() => setStep("there")}>
          <Button onPress={() => setStep("gone")}>Delete author</Button>
        </Dialog>
      )}
    </main>
  );
}

/** With what opened the dialog gone, the focus goes to the page's heading. */
export const OpenerGone = meta.story({
  render: () => <OfSomethingDeleted />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete Inês Carvalho" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete author" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Authors" })).toHaveFocus());
  },
});

/** Something that has to be answered before anything else. */
export const MustBeAnswered = meta.story({
  render: () => (
    <Dialog title="Your session has ended" role="alertdialog" isOpen onOpenChange={() => {}}>
      <Button variant="primary">Log in again</Button>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Your session has ended" });
    await focusInside(dialog);
    await expect(within(dialog).getByRole("button", { name: "Log in again" })).toBeVisible();
  },
});
