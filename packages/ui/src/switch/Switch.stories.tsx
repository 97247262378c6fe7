import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { nothingSticksOut } from "../stories-support/geometry.ts";
import { Switch } from "./Switch.tsx";

const meta = preview.meta({
  title: "Forms/Switch",
  component: Switch,
  args: { label: "Show archived sessions", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole("switch", { name: "Show archived sessions" });
    await userEvent.click(canvas.getByText("Show archived sessions"));
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Selected = meta.story({
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
});

export const WithDescription = meta.story({
  args: { label: "Show prices", description: "Prices come from the feeds, every night." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription(/every night/);
  },
});

export const WithError = meta.story({
  args: { label: "Live", error: "The site was not published: it has no articles yet." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription(/no articles yet/);
  },
});

export const DisabledWithReason = meta.story({
  args: { label: "Live", disabledReason: "A redeploy runs; wait until it is done." },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole("switch");
    await expect(toggle).toBeDisabled();
    await userEvent.click(canvas.getByText("Live"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const DisabledSelected = meta.story({
  args: { isSelected: true, disabledReason: "The backup is used while the provider is down." },
});

export const HiddenLabel = meta.story({
  args: { label: "Import Brindes every night", hideLabel: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("switch", { name: "Import Brindes every night" }),
    ).not.toBeChecked();
  },
});

export const Hovered = meta.story({
  render: () => (
    <Stack>
      <Switch label="Off" />
      <Switch label="On" isSelected />
    </Stack>
  ),
  decorators: [inState("hovered")],
});

export const FocusVisible = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("switch")).toHaveFocus());
  },
});

export const Long = meta.story({
  args: {
    label: "Ask before an article is generated while some of its products have no description yet",
    description: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik",
  },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "إظهار الأسعار", isSelected: true, description: "كل ليلة" },
  decorators: [inRtl],
  play: async ({ canvas, canvasElement }) => {
    const word = canvas.getByText("إظهار الأسعار").getBoundingClientRect();
    const toggle = canvas.getByRole("switch").closest("label")!.getBoundingClientRect();
    await expect(word.right).toBeLessThan(toggle.right - 20);
    await nothingSticksOut({ canvasElement });
  },
});
