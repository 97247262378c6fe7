import { useState } from "react";
import { expect, fn, mocked, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { EditableCell, type EditableCellProps } from "./EditableCell.tsx";

function Controlled(props: EditableCellProps) {
  const [value, setValue] = useState(props.value);
  return (
    <EditableCell
      {...props}
      value={value}
      onChange={async (text) => {
        await props.onChange(text);
        setValue(text);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Data/EditableCell",
  component: EditableCell,
  decorators: [inWidth(320)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "nav.about in pt",
    value: "Sobre nós",
    onChange: fn<(text: string) => void | Promise<unknown>>(),
  },
});

type Canvas = {
  readonly getByRole: (role: "button" | "textbox", options?: { name: RegExp }) => HTMLElement;
};
const shown = (canvas: Canvas) => canvas.getByRole("button", { name: /^Edit/ });
const field = (canvas: Canvas) => canvas.getByRole("textbox");

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole("button", { name: "Edit nav.about in pt: Sobre nós" });
    await userEvent.click(cell);
    const area = canvas.getByRole("textbox", { name: "nav.about in pt" });
    await waitFor(() => expect(area).toHaveFocus());
    await userEvent.clear(area);
    await userEvent.type(area, "Quem somos");
    await userEvent.tab();
    await expect(await canvas.findByRole("button", { name: /Quem somos$/ })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith("Quem somos");
  },
});

export const OpensByEnter = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard(" hoje{Shift>}{Enter}{/Shift}e ontem{Enter}");
    await waitFor(() => expect(shown(canvas)).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledWith("Sobre nós hoje\ne ontem");
  },
});

export const OpensByF2 = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{F2}");
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(field(canvas)).toHaveValue("Sobre nós");
  },
});

export const OpensByTyping = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("Quem");
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(field(canvas)).toHaveValue("Quem");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith("Quem"));
  },
});

export const EscapeTakesItBack = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard("x{Escape}");
    await waitFor(() => expect(shown(canvas)).toHaveFocus());
    await expect(shown(canvas)).toHaveAccessibleName("Edit nav.about in pt: Sobre nós");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const UnchangedSavesNothing = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(shown(canvas));
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(shown(canvas)).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Missing = meta.story({
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toHaveAccessibleName("Edit nav.about in pt: Missing");
    await expect(canvas.getByText("Missing")).toBeVisible();
  },
});

export const Editing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(shown(canvas));
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
});

const change = async (canvas: Canvas) => {
  await userEvent.click(shown(canvas));
  await waitFor(() => expect(field(canvas)).toHaveFocus());
  await userEvent.keyboard("!{Enter}");
};

export const Saving = meta.story({
  args: { onChange: fn<(text: string) => Promise<unknown>>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(await canvas.findByRole("status")).toHaveTextContent("Saving…");
    await waitFor(() => expect(shown(canvas)).toHaveFocus());
    await expect(shown(canvas)).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(shown(canvas)).toHaveTextContent("Sobre nós!");
  },
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Saved"));
    await expect(shown(canvas)).toHaveTextContent("Sobre nós!");
    await waitFor(() => expect(shown(canvas)).toHaveFocus());
  },
});

const unreachable = () => Promise.reject(new Error("The API cannot be reached."));

export const Failed = meta.story({
  args: { onChange: fn<(text: string) => Promise<unknown>>(unreachable) },
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("Not saved. The API cannot be reached."),
    );
    await expect(shown(canvas)).toHaveTextContent("Sobre nós!");
    await expect(shown(canvas)).toHaveAccessibleDescription(/cannot be reached/);
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const FailedOnceThenSaved = meta.story({
  play: async ({ canvas, args }) => {
    mocked(args.onChange).mockImplementationOnce(unreachable);
    await change(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Saved"));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith("Sobre nós!");
    await waitFor(() => expect(shown(canvas)).toHaveFocus());
  },
});

export const FailedAndTakenBack = meta.story({
  args: { onChange: fn<(text: string) => Promise<unknown>>(unreachable) },
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await userEvent.click(shown(canvas));
    await expect(field(canvas)).toHaveValue("Sobre nós!");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown(canvas)).toHaveTextContent(/Sobre nós$/));
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
});

export const SeveralLines = meta.story({
  args: { value: "Sobre nós\nQuem somos\nO que fazemos" },
  play: async ({ canvas }) => {
    await userEvent.click(shown(canvas));
    await expect(field(canvas)).toHaveValue("Sobre nós\nQuem somos\nO que fazemos");
  },
});

export const LongText = meta.story({
  args: { value: "Podemos ganhar uma comissão pelas compras. ".repeat(6).trim() },
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  decorators: [inWidth(160)],
  args: { value: "Donaudampfschifffahrtsgesellschaftskapitänsgeschenke" },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  args: { value: "من نحن", label: "nav.about in ar", lang: "ar" },
  play: readsFromTheRight,
});

/** The text follows its own language, whatever the direction of the page. */
export const ArabicInAPageFromLeftToRight = meta.story({
  args: { value: "من نحن", label: "nav.about in ar", lang: "ar" },
  play: async ({ canvas }) => {
    await userEvent.click(shown(canvas));
    await expect(field(canvas)).toHaveAttribute("lang", "ar");
    await expect(getComputedStyle(field(canvas)).direction).toBe("rtl");
  },
});
