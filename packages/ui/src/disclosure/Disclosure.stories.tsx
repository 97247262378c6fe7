import { Ellipsis } from "lucide-react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Stack } from "../layout/Stack.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Disclosure } from "./Disclosure.tsx";
import { disclosureVariants } from "./Disclosure.css.ts";

const meta = preview.meta({
  title: "Navigation/Disclosure",
  component: Disclosure,
  args: {
    title: "For the espresso purist",
    note: "8 of 20 selected",
    children: "Eight products, from 24 to 49 €.",
    onExpandedChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", {
      name: "For the espresso purist 8 of 20 selected",
    });
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByText(/Eight products/)).not.toBeVisible();
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(canvas.getByText(/Eight products/)).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText(/Eight products/)).not.toBeVisible());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onExpandedChange).toHaveBeenCalledTimes(2);
  },
});

export const Open = meta.story({ args: { defaultExpanded: true } });

export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {disclosureVariants.map((variant) => (
        <Disclosure key={variant} {...args} variant={variant} defaultExpanded />
      ))}
    </Stack>
  ),
});

export const WithActions = meta.story({
  args: {
    variant: "bordered",
    actions: (
      <>
        <Button size="small">Find products</Button>
        <IconButton icon={Ellipsis} size="small" label="More" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Find products" }));
    await expect(canvas.getByRole("button", { expanded: false })).toBeVisible();
  },
});

export const Controlled = meta.story({
  args: { isExpanded: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onExpandedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText(/Eight products/)).toBeVisible();
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Pressed = meta.story({ decorators: [inState("hovered", "pressed")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const LongAndUnbroken = meta.story({
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützen für jeden Anlass",
    variant: "bordered",
    defaultExpanded: true,
    children: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller",
  },
  decorators: [inWidth(280)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { title: "لعاشق الإسبريسو", note: "٨ من ٢٠", defaultExpanded: true },
  decorators: [inRtl],
  play: readsFromTheRight,
});
