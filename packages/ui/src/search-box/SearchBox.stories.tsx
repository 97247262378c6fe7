import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

function Controlled(props: SearchBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchBox
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
  title: "Forms/SearchBox",
  component: SearchBox,
  decorators: [inWidth(320)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Filter articles",
    placeholder: "Filter articles",
    value: "",
    onChange: fn(),
    onSubmit: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("searchbox", { name: "Filter articles" });
    await userEvent.type(box, "coffee{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("coffee");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveValue("");
    await waitFor(() => expect(box).toHaveFocus());
  },
});

export const Filled = meta.story({
  args: { value: "coffee" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const FilledAtRest = meta.story({ args: { value: "coffee" } });

export const WithError = meta.story({
  args: { value: "(coffee", error: "Close the bracket, or leave it out." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toBeInvalid();
  },
});

export const DisabledWithReason = meta.story({
  args: { value: "coffee", disabledReason: "The products are still being imported." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toBeDisabled();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const LongAndUnbroken = meta.story({
  args: { value: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzersgattin" },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "بحث", placeholder: "بحث", value: "قهوة" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
