import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { BotBadge } from "../bot-badge/BotBadge.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, inState } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { DebugRow, type DebugRowProps } from "./DebugRow.tsx";
import { DebugRows } from "./DebugRows.tsx";

const meta = preview.meta({
  title: "Data/DebugRow",
  component: DebugRow,
  args: {
    badge: <BotBadge bot="descriptix" />,
    id: 812,
    articleId: 41,
    model: "gpt-5-mini",
    temperature: 0.7,
    tokens: "812 + 146",
    duration: "2.4 s",
    time: "3 min ago",
    request: () => <p>Request</p>,
    response: () => <p>Response</p>,
  },
  render: (args) => (
    <DebugRows label="Calls">
      <DebugRow {...args} />
    </DebugRows>
  ),
});

export const Default = meta.story({
  name: "DEBUG-1 Badge, id, article, model, temperature",
  play: async ({ canvas }) => {
    const row = canvas.getByRole("button");
    for (const text of ["descriptix", "812", "41", "gpt-5-mini", "0.7"]) {
      await expect(row).toHaveTextContent(text);
    }
    await expect(row).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(row);
    await expect(await canvas.findByText("Response")).toBeVisible();
  },
});

function KeptOutside(props: DebugRowProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <DebugRow
      {...props}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        props.onOpenChange?.(next);
      }}
    />
  );
}

export const OpenedFromOutside = meta.story({
  args: {
    onOpenChange: fn(),
    actions: () => <Button size="small">Download call</Button>,
  },
  render: (args) => (
    <DebugRows label="Calls">
      <KeptOutside {...args} />
    </DebugRows>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Request")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download call" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^descriptix/ }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByText("Request")).toBeNull();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole("button");
    await userEvent.tab();
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(row).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(row).toHaveAttribute("aria-expanded", "false"));
    await expect(canvas.queryByText("Response")).toBeNull();
    await waitFor(() => expect(row).toHaveFocus());
  },
});

export const LittleIsKnown = meta.story({
  args: { tokens: undefined, duration: undefined, time: undefined },
});

export const LongAndUnbroken = meta.story({
  args: { model: "openrouter/anthropic/claude-sonnet-4.5-20250929-thinking-extended-preview" },
  play: nothingSticksOut,
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Pressed = meta.story({ decorators: [inState("hovered", "pressed")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
