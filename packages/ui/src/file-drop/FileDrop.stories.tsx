import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Image } from "../image/Image.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { FileDrop, type FileDropProps } from "./FileDrop.tsx";

const feed = new File(["id,title,price\n".repeat(100_000)], "presentes-portugal.csv");

function Controlled(props: FileDropProps) {
  const [file, setFile] = useState(props.file);
  return (
    <FileDrop
      {...props}
      file={file}
      onChange={(chosen) => {
        setFile(chosen);
        props.onChange(chosen);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Forms/FileDrop",
  component: FileDrop,
  decorators: [inWidth(520)],
  render: (args) => <Controlled {...args} />,
  args: {
    label: "Feed file",
    extensions: [".xml", ".csv"],
    maxBytes: 200_000_000,
    file: null,
    onChange: fn(),
  },
});

/** The input that the browser opens its dialog for; it has no name and is not shown. */
function inputOf(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file input.");
  return input;
}

/** Chromium gives no file to a page that makes the drop itself, so that only text can be dropped. */
function dropText(zone: Element) {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData("text/plain", "id,title,price");
  for (const type of ["dragenter", "dragover", "drop"]) {
    zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
  }
}

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const group = canvas.getByRole("group", { name: "Feed file" });
    await expect(group).toHaveAccessibleDescription("XML or CSV, at most 200 MB.");
    await userEvent.upload(inputOf(canvasElement), feed);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(feed));
    await waitFor(() => expect(canvas.getByText("presentes-portugal.csv")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("1.5 MB")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Remove presentes-portugal.csv" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await waitFor(() => expect(canvas.getByText("Drop a file here, or choose one.")).toBeVisible());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const opened = new Promise((resolve) => {
      inputOf(canvasElement).addEventListener("click", (event) => {
        event.preventDefault();
        resolve(true);
      });
    });
    // First the place to paste a file into, then the button.
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Choose file" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await opened).toBe(true);
  },
});

export const DroppedText = meta.story({
  play: async ({ canvas, args }) => {
    dropText(canvas.getByText("Drop a file here, or choose one."));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That is not a file.");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const WrongType = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const pdf = new File(["%PDF"], "catalogue.pdf");
    await userEvent.upload(inputOf(canvasElement), pdf, { applyAccept: false });
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "“catalogue.pdf” is not XML or CSV. Choose a file that ends in .xml or .csv.",
    );
    await expect(args.onChange).not.toHaveBeenCalledWith(pdf);
    await userEvent.upload(inputOf(canvasElement), feed);
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
  },
});

export const TooLarge = meta.story({
  args: { maxBytes: 1_000_000 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), feed);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "“presentes-portugal.csv” has 1.5 MB; the limit is 1 MB.",
    );
  },
});

export const Chosen = meta.story({ args: { file: feed } });

export const WithPreview = meta.story({
  args: {
    label: "Logo",
    description: "Shown at the top of every page.",
    extensions: [".png", ".jpg", ".webp"],
    maxBytes: 5_000_000,
    preview: <Image src={null} alt="Logo of Presentes" ratio="3 / 2" />,
  },
});

const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/pm9yVwAAAABJRU5ErkJggg==";

export const ChosenPicture = meta.story({
  args: {
    label: "Logo",
    extensions: [".png", ".webp"],
    maxBytes: 5_000_000,
    preview: <Image src={null} alt="Logo of Presentes" ratio="3 / 2" />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: /Logo of Presentes/ })).toBeVisible();
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
    const logo = new File([bytes], "logo.png", { type: "image/png" });
    await userEvent.upload(inputOf(canvasElement), logo);
    const chosen = await canvas.findByRole("img", { name: "Logo, not sent yet" });
    await expect(chosen).toHaveAttribute("src", expect.stringMatching(/^blob:/));
    await userEvent.click(canvas.getByRole("button", { name: "Remove logo.png" }));
    await expect(await canvas.findByRole("img", { name: /Logo of Presentes/ })).toBeVisible();
  },
});

export const Sending = meta.story({
  args: {
    file: feed,
    progress: { value: 620_000, max: 1_500_000 },
    disabledReason: "The file is being sent.",
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("progressbar", { name: "Sending presentes-portugal.csv" }),
    ).toHaveAttribute("aria-valuetext", "620 kB of 1.5 MB");
  },
});

export const Refused = meta.story({
  args: {
    file: feed,
    isRequired: true,
    error: "The file is neither Google Shopping XML nor CSV.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { file: feed, disabledReason: "The upload runs." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/The upload runs\./);
    await expect(canvas.getByRole("button", { name: "Choose another" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.queryByRole("button", { name: /Remove/ })).toBeNull();
  },
});

export const LongName = meta.story({
  args: { file: new File(["id"], `${"PresentesPortugal_Natal_2026_".repeat(6)}.csv`) },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  args: { file: feed, label: "ملف المنتجات" },
  play: readsFromTheRight,
});

export const Narrow = meta.story({
  decorators: [inWidth(272)],
  args: { file: feed },
  play: nothingSticksOut,
});
