import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Kbd } from "./Kbd.tsx";

const meta = preview.meta({
  title: "Data/Kbd",
  component: Kbd,
  args: { keys: "Mod+K", isMac: false },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Ctrl")).toBeVisible();
    await expect(canvas.getByText("K")).toBeVisible();
  },
});

export const Mac = meta.story({
  args: { isMac: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("⌘")).toBeVisible();
  },
});

export const Several = meta.story({
  render: () => (
    <Row>
      <Kbd keys="Mod+Shift+P" isMac={false} />
      <Kbd keys="Alt+ArrowUp" isMac={false} />
      <Kbd keys="Escape" />
      <Kbd keys="?" />
    </Row>
  ),
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
