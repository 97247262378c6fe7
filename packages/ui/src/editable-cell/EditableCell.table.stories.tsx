import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { TextsTable } from "../stories-support/texts.tsx";
import { EditableCell } from "./EditableCell.tsx";

const meta = preview.meta({
  title: "Data/EditableCell",
  tags: ["!autodocs"],
  component: EditableCell,
  decorators: [inWidth(720)],
  render: ({ onChange }) => <TextsTable onChange={onChange} />,
  args: { label: "", value: "", onChange: fn<(text: string) => void | Promise<unknown>>() },
});

export const InATable = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit nav.contact in pt: Missing" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Contato");
    await userEvent.tab({ shift: true });
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /nav.contact in en/ })).toHaveFocus(),
    );
    await expect(args.onChange).toHaveBeenCalledWith("Contato");
  },
});

export const KeyboardInATable = meta.story({
  play: async ({ canvas, args }) => {
    const at = (name: RegExp) => canvas.getByRole("button", { name });
    await userEvent.tab();
    await waitFor(() => expect(at(/nav.about in en/)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(at(/nav.about in pt/)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(at(/nav.contact in pt/)).toHaveFocus());
    await userEvent.keyboard("Contato");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(at(/nav.contact in pt/)).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledWith("Contato");
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}");
    await waitFor(() => expect(at(/nav.about in en/)).toHaveFocus());
  },
});

export const KeyboardFromRightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /nav.about in en/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /nav.about in pt/ })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /nav.about in en/ })).toHaveFocus(),
    );
  },
});

/** A long table once it draws only what is in sight: before, it draws its first hundred rows. */
async function ready(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.getByText("gift.9")).toBeVisible());
  await waitFor(() => expect(canvas.queryByText("gift.90")).not.toBeInTheDocument());
  return canvas.getByRole("table");
}

/** Scrolls a long table to the end and back. */
async function scrollAwayAndBack(table: HTMLElement) {
  const box = table.parentElement!;
  box.scrollTop = box.scrollHeight;
  await within(table).findByRole("button", { name: /gift.500 in pt/ });
  await waitFor(() => expect(within(table).queryByText("gift.9")).not.toBeInTheDocument());
  box.scrollTop = 0;
  await within(table).findByText("gift.9");
}

export const OpenWhileALongTableScrolls = meta.story({
  render: ({ onChange }) => <TextsTable onChange={onChange} isLong />,
  play: async ({ canvas, args }) => {
    const table = await ready(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /nav.contact in pt/ }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Contato");
    await scrollAwayAndBack(table);
    await expect(canvas.getByRole("textbox")).toHaveValue("Contato");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("Contato"));
  },
});

export const NotSavedWhileALongTableScrolls = meta.story({
  args: {
    onChange: fn(async (text: string) => Promise.reject(new Error(`The host refused “${text}”.`))),
  },
  render: ({ onChange }) => <TextsTable onChange={onChange} isLong />,
  play: async ({ canvas }) => {
    const table = await ready(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /nav.contact in pt/ }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("Contato{Enter}");
    await canvas.findByRole("button", { name: "Try again" });
    await userEvent.click(canvas.getByRole("button", { name: /gift.1 in pt/ }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
    await scrollAwayAndBack(table);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Edit nav.contact in pt: Contato" }),
    ).toBeVisible();
  },
});
