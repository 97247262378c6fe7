import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { TagInput, type TagInputProps } from "./TagInput.tsx";

function Controlled(props: TagInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TagInput
      {...props}
      value={value}
      onChange={(tags) => {
        setValue(tags);
        props.onChange(tags);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/TagInput",
  component: TagInput,
  decorators: [inWidth(400)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Keywords",
    value: ["coffee", "espresso", "grinder"],
    placeholder: "coffee, espresso, …",
    onChange: fn<(tags: readonly string[]) => void>(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole("textbox", { name: "Keywords" });
    await userEvent.type(text, "pour over{Enter}kettle,beans");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      "coffee",
      "espresso",
      "grinder",
      "pour over",
      "kettle",
    ]);
    await expect(text).toHaveValue("beans");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("row", { name: /beans/ })).toBeVisible());
  },
});

export const AtRest = meta.story();

export const Empty = meta.story({
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("grid")).toBeNull();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("placeholder", "coffee, espresso, …");
  },
});

export const Paste = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("kettle; Coffee\nscale, filter");
    await expect(args.onChange).toHaveBeenLastCalledWith([
      "coffee",
      "espresso",
      "grinder",
      "kettle",
      "scale",
      "filter",
    ]);
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("“coffee” is already there."),
    );
  },
});

export const Duplicate = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox"), "Espresso{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("“espresso” is already there."),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Backspace = meta.story({
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole("textbox");
    await userEvent.type(text, "x{Backspace}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["coffee", "espresso"]);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("“grinder” removed."));
    await waitFor(() => expect(text).toHaveFocus());
  },
});

export const ArrowKeys = meta.story({
  play: async ({ canvas, args }) => {
    const text = canvas.getByRole("textbox");
    await userEvent.click(text);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("row", { name: /grinder/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("row", { name: /espresso/ })).toHaveFocus());
    await userEvent.keyboard("{Delete}");
    await expect(args.onChange).toHaveBeenLastCalledWith(["coffee", "grinder"]);
    await waitFor(() => expect(canvas.getByRole("row", { name: /grinder/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(text).toHaveFocus());
  },
});

export const RemoveByPointer = meta.story({
  args: { value: ["coffee"] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Remove.*coffee/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

export const WithDescription = meta.story({
  args: { description: "Products that match more of them stand first." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/stand first/);
  },
});

export const WithError = meta.story({
  args: { value: [], isRequired: true, error: "Add at least one keyword." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "keywordus is extracting keywords from the prompt." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Many = meta.story({
  args: {
    value: Array.from(
      { length: 24 },
      (_, index) => `coffee ${"and milk ".repeat(index % 3)}${index}`,
    ),
  },
});

export const Unbroken = meta.story({
  args: { value: ["Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik", "x"] },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "الكلمات", value: ["قهوة", "إسبريسو"] },
  decorators: [inRtl],
  play: readsFromTheRight,
});
