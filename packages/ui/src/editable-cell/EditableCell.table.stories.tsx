import { expect, fn, userEvent, waitFor } from "storybook/test";
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
