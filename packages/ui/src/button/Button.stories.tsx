import { ArrowRight, Plus, Sparkles, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { Row, Stack } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { TextField } from "../text-field/TextField.tsx";
import { Button } from "./Button.tsx";
import { buttonSizes, buttonTones, buttonVariants } from "./Button.css.ts";

const meta = preview.meta({
  title: "Actions/Button",
  component: Button,
  argTypes: {
    variant: { control: "inline-radio", options: buttonVariants },
    tone: { control: "inline-radio", options: buttonTones },
    size: { control: "inline-radio", options: buttonSizes },
  },
  args: { children: "Generate 12 descriptions", onPress: fn() },
});

/** Every variant beside its danger, for a picture of one state. */
function AllVariants({ disabledReason }: { disabledReason?: string }) {
  return (
    <Stack>
      {buttonTones.map((tone) => (
        <Row key={tone}>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant} tone={tone} disabledReason={disabledReason}>
              {tone === "danger" ? "Delete 3 ideas" : "Save changes"}
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  );
}

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Generate 12 descriptions" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const Primary = meta.story({
  args: { variant: "primary" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

export const Secondary = meta.story({ args: { variant: "secondary" } });

export const Quiet = meta.story({ args: { variant: "quiet" } });

export const Accent = meta.story({ args: { tone: "accent", variant: "primary" } });

export const Danger = meta.story({ render: () => <AllVariants /> });

export const Medium = meta.story({ args: { size: "medium" } });

export const Small = meta.story({
  render: () => (
    <Row>
      {buttonVariants.map((variant) =>
        buttonSizes.map((size) => (
          <Button key={variant + size} variant={variant} size={size} icon={Plus}>
            New article
          </Button>
        )),
      )}
    </Row>
  ),
});

export const WithIcons = meta.story({
  render: () => (
    <Row>
      <Button variant="primary" icon={Sparkles}>
        Generate ideas
      </Button>
      <Button endIcon={ArrowRight}>Prioritize</Button>
      <Button variant="quiet" tone="danger" icon={Trash2}>
        Delete section
      </Button>
    </Row>
  ),
});

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
  args: { variant: "primary", disabledReason: "Select at least one product first." },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Generate 12 descriptions" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveAccessibleDescription("Select at least one product first.");
    await userEvent.click(button);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await screen.findByRole("tooltip")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  render: () => <AllVariants disabledReason="The article is being saved." />,
});

export const Pending = meta.story({
  args: { variant: "primary", isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: /Generate 12 descriptions/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("progressbar", { name: "Working" })).toBeVisible();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const WithTooltip = meta.story({
  args: { tooltip: "Writes the descriptions that are missing and leaves yours alone." },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/leaves yours alone/);
  },
});

export const KeepsFocusWhenDisabled = meta.story({
  render: function Saving() {
    const [saved, setSaved] = useState(false);
    return (
      <Button
        onPress={() => setSaved(true)}
        disabledReason={saved ? "Everything is saved." : undefined}
      >
        Save changes
      </Button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const button = canvas.getByRole("button", { name: "Save changes" });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const sent = fn();

export const InAForm = meta.story({
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Row>
        <TextField label="Site name" hideLabel defaultValue="Presentes" />
        <Button type="submit" variant="primary">
          Save settings
        </Button>
        <Button type="reset">Undo changes</Button>
        <Button type="button">Preview</Button>
      </Row>
    </form>
  ),
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, " Originais");
    await userEvent.click(canvas.getByRole("button", { name: "Save settings" }));
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Preview" }));
    await expect(sent).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Undo changes" }));
    await waitFor(() => expect(field).toHaveValue("Presentes"));
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const Long = meta.story({
  args: { children: "Generate descriptions for every product of every section of this article" },
  decorators: [inWidth(280)],
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: { children: "Donaudampfschifffahrtsgesellschaftskapitän", icon: Plus },
  decorators: [inWidth(200)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { children: "إنشاء أفكار", endIcon: ArrowRight, variant: "primary" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
