import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { Tabs } from "./Tabs.tsx";

const meta = preview.meta({
  title: "Navigation/Tabs",
  component: Tabs,
  args: {
    label: "Answers",
    onChange: fn(),
    tabs: [
      { id: "giftorix", label: "giftorix", content: <p>Six ideas for a dad who loves coffee.</p> },
      { id: "keywordus", label: "keywordus", count: 3, content: <p>coffee, espresso, grinder</p> },
      { id: "priorix", label: "priorix", content: <p>The hand grinder comes first.</p> },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("tab", { name: "giftorix" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(canvas.getByRole("tab", { name: /keywordus/ }));
    await waitFor(() =>
      expect(canvas.getByRole("tabpanel")).toHaveTextContent("coffee, espresso, grinder"),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "priorix" })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("tabpanel")).toHaveTextContent("The hand grinder comes first."),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith("priorix");
  },
});

export const Controlled = meta.story({
  args: { value: "priorix" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "giftorix" }));
    await expect(args.onChange).toHaveBeenCalledWith("giftorix");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("The hand grinder comes first.");
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const Narrow = meta.story({
  args: {
    tabs: ["Preview", "Banner", "Image", "Checks", "History", "Provenance"].map((label) => ({
      id: label,
      label,
      content: <p>{label} of the article</p>,
    })),
  },
  decorators: [inWidth(280)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Preview" }));
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Preview" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(canvas.getByRole("tabpanel")).toHaveTextContent("Provenance of the article"),
    );
  },
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "giftorix" }));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: /keywordus/ })).toHaveFocus());
  },
});
