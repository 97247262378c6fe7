import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { EditableTitle } from "./EditableTitle.tsx";

const meta = preview.meta({
  title: "Navigation/EditableTitle",
  component: EditableTitle,
  args: {
    title: "Gifts for coffee lovers",
    label: "Article title",
    onChange: fn<(title: string) => void | Promise<unknown>>(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const edit = canvas.getByRole("button", { name: "Rename" });
    await userEvent.click(edit);
    const field = canvas.getByRole("textbox", { name: "Article title" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "  Gifts for tea lovers {Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("Gifts for tea lovers"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Rename" })).toHaveFocus());
  },
});

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename" }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/coffee/);
  },
});

export const LeftAsItWas = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(canvas.getByRole("textbox"), " and tea{Escape}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("heading")).toHaveTextContent("Gifts for coffee lovers");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Rename" })).toHaveFocus());
  },
});

export const Empty = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename" }));
    const field = canvas.getByRole("textbox");
    await userEvent.clear(field);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/needs at least one letter/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  args: { onChange: fn<(title: string) => Promise<unknown>>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename" }));
    await userEvent.type(canvas.getByRole("textbox"), "!{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveAttribute("readonly"));
  },
});

export const Failed = meta.story({
  args: {
    onChange: fn<(title: string) => Promise<unknown>>(() =>
      Promise.reject(new Error("The API cannot be reached.")),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename" }));
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "!{Enter}");
    await expect(await canvas.findByText(/cannot be reached/)).toBeVisible();
    await expect(field).toHaveValue("Gifts for coffee lovers!");
  },
});

export const Long = meta.story({
  args: {
    title:
      "Forty thoughtful gifts for somebody who already owns every grinder, kettle and scale there is",
  },
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaftskapitänsgeschenke" },
  globals: narrow,
  play: nothingSticksOut,
});

export const NarrowEditing = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename" }));
    await expect(canvas.getByRole("button", { name: "Save" })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { title: "هدايا لعشاق القهوة" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
