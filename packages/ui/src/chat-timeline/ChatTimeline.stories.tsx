import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { ChatTimeline, type ChatTimelineProps } from "./ChatTimeline.tsx";

function Picking(props: ChatTimelineProps) {
  const [checkpoint, setCheckpoint] = useState(props.checkpoint);
  return (
    <ChatTimeline
      {...props}
      checkpoint={checkpoint}
      onCheckpointChange={(id) => {
        setCheckpoint(id);
        props.onCheckpointChange?.(id);
      }}
    />
  );
}

const createdAt = "2024-03-12T14:05:00Z";

const meta = preview.meta({
  title: "Data/ChatTimeline",
  component: ChatTimeline,
  args: {
    label: "Session a81f with a visitor of Presentes",
    onCheckpointChange: fn(),
    messages: [
      { role: "system", content: "The visitor came from the page “Gifts for dads”." },
      { role: "user", content: "Something for my dad, he loves coffee. Under 50 €.", createdAt },
      {
        role: "assistant",
        content: "Does he make espresso at home, or rather filter coffee?",
        checkpointId: "cp-1",
        createdAt,
      },
      { role: "user", content: "Espresso. He has a machine already.", createdAt },
      {
        role: "giftorix",
        content:
          "Then these three:\n1. A hand grinder with steel burrs\n2. A set of double-walled glasses\n3. A knock box made of walnut",
        checkpointId: "cp-2",
        createdAt,
      },
    ],
  },
  render: (args) => <Picking {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole("list", { name: "Session a81f with a visitor of Presentes" });
    await expect(list.children).toHaveLength(5);
    await userEvent.click(canvas.getByRole("radio", { name: "Checkpoint cp-1" }));
    await expect(args.onCheckpointChange).toHaveBeenLastCalledWith("cp-1");
    await expect(canvas.getByRole("radio", { name: "Checkpoint cp-1" })).toBeChecked();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("radio", { name: "Checkpoint cp-1" })).toHaveFocus(),
    );
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onCheckpointChange).toHaveBeenLastCalledWith("cp-2");
    await waitFor(() =>
      expect(canvas.getByRole("radio", { name: "Checkpoint cp-2" })).toHaveFocus(),
    );
  },
});

export const Picked = meta.story({ args: { checkpoint: "cp-2" } });

export const ReadOnly = meta.story({
  render: (args) => <ChatTimeline {...args} onCheckpointChange={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByText("cp-1")).toBeVisible();
  },
});

export const WithoutCheckpoints = meta.story({
  args: { messages: [{ role: "user", content: "Hello?" }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radiogroup")).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    messages: [
      { role: "user", content: "I need ideas. ".repeat(40) },
      { role: "assistant", content: "x".repeat(300), checkpointId: "c".repeat(70) },
    ],
  },
  decorators: [inWidth(320)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: {
    messages: [
      { role: "user", content: "هدية لأبي، يحب القهوة" },
      { role: "assistant", content: "هل يصنع الإسبريسو في المنزل؟", checkpointId: "cp-1" },
    ],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
