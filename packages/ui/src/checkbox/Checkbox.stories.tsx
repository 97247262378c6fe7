import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = preview.meta({
  title: "Forms/Checkbox",
  component: Checkbox,
  args: { label: "Regenerate descriptions that were edited by hand", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: /Regenerate descriptions/ });
    await userEvent.click(canvas.getByText(/Regenerate descriptions/));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Selected = meta.story({ args: { isSelected: true } });

/** A box that stands for several others. */
function SelectAll() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["grinder"]));
  const products = ["grinder", "espresso cups"];
  return (
    <Stack>
      <Checkbox
        label="All products"
        isSelected={selected.size === products.length}
        isIndeterminate={selected.size > 0 && selected.size < products.length}
        onChange={(isSelected) => setSelected(new Set(isSelected ? products : []))}
      />
      {products.map((product) => (
        <Checkbox
          key={product}
          label={product}
          isSelected={selected.has(product)}
          onChange={(isSelected) => {
            const others = [...selected].filter((other) => other !== product);
            setSelected(new Set(isSelected ? [...others, product] : others));
          }}
        />
      ))}
    </Stack>
  );
}

export const Indeterminate = meta.story({
  render: () => <SelectAll />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "All products" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole("checkbox", { name: "espresso cups" })).toBeChecked();
    await expect(all).toBeChecked();
  },
});

export const WithDescription = meta.story({
  args: { description: "Otherwise only the 8 missing descriptions are written." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "Otherwise only the 8 missing descriptions are written.",
    );
  },
});

export const WithError = meta.story({
  args: {
    label: "I have checked the prices",
    isRequired: true,
    error: "Confirm that the prices were checked before publishing.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(/Confirm that the/);
  },
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "No description was edited by hand." },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleDescription("No description was edited by hand.");
  },
});

export const DisabledSelected = meta.story({
  args: { isSelected: true, disabledReason: "A live site always has a sitemap." },
});

export const HiddenLabel = meta.story({
  args: { label: "Select Gifts for coffee lovers", hideLabel: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("checkbox", { name: "Select Gifts for coffee lovers" }),
    ).not.toBeChecked();
  },
});

export const Hovered = meta.story({
  render: () => (
    <Stack>
      <Checkbox label="Not selected" />
      <Checkbox label="Selected" isSelected />
    </Stack>
  ),
  decorators: [inState("hovered")],
});

export const FocusVisible = meta.story({
  args: { isSelected: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("checkbox")).toHaveFocus());
  },
});

export const Long = meta.story({
  args: {
    label:
      "Write the descriptions again for all products of all sections, even where someone has already edited them by hand",
    description: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik",
  },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { label: "تحديد الكل", description: "كل المنتجات", isSelected: true },
  decorators: [inRtl],
  play: readsFromTheRight,
});
