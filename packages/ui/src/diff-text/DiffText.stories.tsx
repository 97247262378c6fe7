import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { DiffText } from "./DiffText.tsx";

const meta = preview.meta({
  title: "Data/DiffText",
  component: DiffText,
  args: {
    before:
      "A compact hand grinder for coffee lovers, with strong steel burrs and a very nice design that fits everywhere.",
    after:
      "A compact manual grinder for espresso purists, with 38 mm steel burrs and a design that fits in a hand.",
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("8 words added, 7 removed")).toBeInTheDocument();
    await expect(canvas.getAllByRole("insertion")[0]).toHaveTextContent("manual");
    await expect(canvas.getAllByRole("deletion")[0]).toHaveTextContent("hand");
  },
});

export const Inline = meta.story({ args: { layout: "inline" } });

export const SideBySide = meta.story({
  args: { layout: "side-by-side", beforeLabel: "AI", afterLabel: "Edited" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("AI")).toBeVisible();
    await expect(canvas.getByText("Edited")).toBeVisible();
  },
});

export const SideBySideNarrow = meta.story({
  args: { layout: "side-by-side" },
  decorators: [inWidth(300)],
  play: nothingSticksOut,
});

export const NoChanges = meta.story({
  args: { after: meta.input.args?.before ?? "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No changes")).toBeInTheDocument();
    await expect(canvas.queryByRole("insertion")).toBeNull();
  },
});

export const EverythingNew = meta.story({ args: { before: "" } });

export const Unbroken = meta.story({
  args: { before: "x".repeat(80), after: "y".repeat(80) },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { before: "مطحنة قهوة صغيرة", after: "مطحنة قهوة يدوية" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
