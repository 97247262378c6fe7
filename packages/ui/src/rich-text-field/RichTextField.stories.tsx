import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { RichTextField, type RichTextFieldProps } from "./RichTextField.tsx";

const introduction =
  '<p>Some people collect <strong>coffee makers</strong> the way others collect stamps.</p><h3>What to look for</h3><ul><li><p>A grinder with steel burrs</p></li><li><p>Beans from <a href="https://example.com/roastery">a small roastery</a></p></li></ul>';

function Controlled(props: RichTextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextField
      {...props}
      value={value}
      onChange={(html) => {
        setValue(html);
        props.onChange(html);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/RichTextField",
  component: RichTextField,
  decorators: [inWidth(560)],
  render: (args) => <Controlled {...args} />,
  args: { label: "Introduction", value: introduction, onChange: fn() },
});

const editor = async () => screen.findByRole("textbox", { name: "Introduction" });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await editor()).toHaveTextContent("What to look for");
    await expect(canvas.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
  },
});

export const Typing = meta.story({
  args: { value: "" },
  play: async ({ args }) => {
    await userEvent.click(await editor());
    await userEvent.keyboard("Hello");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("<p>Hello</p>"));
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(""));
  },
});

/** Keeps every value back until it is told to draw. */
const late: (() => void)[] = [];

function DrawnLate(props: RichTextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextField {...props} value={value} onChange={(html) => late.push(() => setValue(html))} />
  );
}

export const TypingFasterThanThePageDraws = meta.story({
  args: { value: "" },
  render: (args) => <DrawnLate {...args} />,
  play: async () => {
    late.length = 0;
    const box = await editor();
    await userEvent.click(box);
    await userEvent.keyboard("Hello");
    await waitFor(() => expect(late).toHaveLength(5));
    for (const draw of late) {
      draw();
      await userEvent.keyboard("{Shift}");
      await expect(box).toHaveTextContent("Hello");
    }
  },
});

export const FormattingByToolbar = meta.story({
  args: { value: "<p>Grinder</p>" },
  play: async ({ canvas, args }) => {
    await userEvent.click(await editor());
    await userEvent.click(canvas.getByRole("button", { name: "Bulleted list" }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith("<ul><li><p>Grinder</p></li></ul>"),
    );
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Bulleted list" })).toHaveAttribute(
        "aria-pressed",
        "true",
      ),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("<p>Grinder</p>"));
  },
});

export const ToolbarByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await editor();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Heading" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Bold" })).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Heading" })).toHaveFocus());
  },
});

export const AddingALink = meta.story({
  args: { value: "" },
  play: async ({ canvas, args }) => {
    await editor();
    await userEvent.click(canvas.getByRole("button", { name: "Link" }));
    const address = await screen.findByRole("textbox", { name: "Address" });
    await userEvent.type(address, "javascript:alert(1){Enter}");
    await expect(await screen.findByText(/Enter a web or mail address/)).toBeVisible();
    await userEvent.clear(address);
    await userEvent.type(address, "example.com{Enter}");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><a href="https://example.com/">https://example.com/</a></p>',
      ),
    );
  },
});

export const WithDescription = meta.story({
  args: { description: "Two or three sentences that make the reader go on." },
  play: async () => {
    await expect(await editor()).toHaveAccessibleDescription(/Two or three sentences/);
  },
});

export const WithError = meta.story({
  args: { value: "", error: "Write an introduction, or generate one." },
  play: async () => {
    await expect(await editor()).toBeInvalid();
    await expect(await editor()).toHaveAccessibleDescription(/Write an introduction/);
  },
});

export const Disabled = meta.story({
  args: { disabledReason: "The article is being generated." },
  play: async () => {
    await expect(await editor()).toHaveAttribute("contenteditable", "false");
    await expect(await editor()).toHaveAccessibleDescription("The article is being generated.");
  },
});

export const WithoutForbiddenMarkup = meta.story({
  args: {
    value:
      '<script>alert(1)</script><h1>Too large</h1><p onclick="x()">Safe <u>text</u></p><a href="javascript:alert(1)">link</a>',
  },
  play: async () => {
    const box = await editor();
    await expect(box.querySelector("script, h1, u, [onclick], [href^=javascript]")).toBeNull();
    await expect(box).toHaveTextContent("Safe text");
  },
});

export const Long = meta.story({
  args: { value: introduction.repeat(12) },
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: { value: `<p>${"Kaffeevollautomatenentkalkungstabletten".repeat(8)}</p>` },
  play: nothingSticksOut,
});

export const Narrow = meta.story({ decorators: [inWidth(240)], play: nothingSticksOut });

export const RightToLeft = meta.story({
  args: { label: "Introduction", value: "<p>هدايا لمحبي القهوة</p><ul><li><p>مطحنة</p></li></ul>" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
