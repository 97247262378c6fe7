import { ChevronRight, Ellipsis, Plus, Trash2, X } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { buttonVariants } from "./Button.css.ts";
import { IconButton } from "./IconButton.tsx";

const meta = preview.meta({
  title: "Actions/IconButton",
  component: IconButton,
  args: { icon: X, label: "Close the debug sheet", onPress: fn() },
});

function AllVariants() {
  return (
    <Row>
      {buttonVariants.map((variant) => (
        <IconButton key={variant} icon={Plus} label={`Add, ${variant}`} variant={variant} />
      ))}
      <IconButton icon={Trash2} label="Delete idea" tone="danger" />
    </Row>
  );
}

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Close the debug sheet" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const NameInTooltip = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await expect(
      await screen.findByRole("tooltip", { name: "Close the debug sheet" }),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
});

export const Variants = meta.story({ render: () => <AllVariants /> });

export const Small = meta.story({ args: { size: "small", icon: Ellipsis, label: "More actions" } });

export const Hovered = meta.story({
  render: () => <AllVariants />,
  decorators: [inState("hovered")],
});

export const Pressed = meta.story({
  render: () => <AllVariants />,
  decorators: [inState("hovered", "pressed")],
});

export const FocusVisible = meta.story({
  render: () => <AllVariants />,
  decorators: [inState("focus-visible")],
});

export const DisabledWithReason = meta.story({
  args: { disabledReason: "A live site keeps at least one article." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Close the debug sheet" });
    await expect(button).toHaveAccessibleDescription("A live site keeps at least one article.");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Working" })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { icon: ChevronRight, label: "الصفحة التالية", directional: true },
  decorators: [inRtl],
  play: readsFromTheRight,
});
