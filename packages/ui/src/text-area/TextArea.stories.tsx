import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextArea
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/TextArea",
  component: TextArea,
  decorators: [inWidth(400)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Prompt",
    value: "Gifts for a dad who loves coffee, under 50 €",
    onChange: fn(),
    onSubmit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Prompt" });
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveFocus());
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, "{Enter}one{Enter}two{Enter}three{Enter}four");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/four$/));
  },
});

export const SubmitsWithTheKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "{Control>}{Enter}{/Control}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveValue(
      "Gifts for a dad who loves coffee, under 50 €",
    );
  },
});

export const Empty = meta.story({
  args: { value: "", placeholder: "For whom, for what occasion, for how much?" },
});

export const Growing = meta.story({
  args: { minRows: 1, maxRows: 6, value: "One line" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "{Enter}".repeat(12));
    await expect(field.getBoundingClientRect().height).toBeLessThanOrEqual(6 * 20 + 12);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});

export const WithError = meta.story({
  args: {
    value: "",
    isRequired: true,
    error: "Say for whom the gifts are.",
    description: "In a sentence.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/Say for whom/);
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "Ideas are being generated from this prompt." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "x");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

export const Code = meta.story({
  args: {
    label: "Other settings",
    value: JSON.stringify({ ideas: 6, sections: { min: 2, max: 5 } }, null, 2),
    isMono: true,
  },
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(canvas.getByRole("textbox"));
    await expect(fontFamily).toMatch(/mono/i);
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const LongAndUnbroken = meta.story({
  args: {
    value: `${"Something practical for the kitchen, but not another mug. ".repeat(12)}\n${"Donaudampfschifffahrt".repeat(8)}`,
    maxRows: 8,
  },
  decorators: [inWidth(280)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "الوصف", value: "هدايا لمحبي القهوة" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
