import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { TextField } from "../text-field/TextField.tsx";
import { FormGrid } from "./FormGrid.tsx";

const meta = preview.meta({
  title: "Forms/FormGrid",
  component: FormGrid,
  decorators: [inWidth(560)],
  args: {
    children: (
      <>
        <TextField label="From" defaultValue="10" suffix="€" />
        <TextField label="To" defaultValue="50" suffix="€" description="Shipping not counted." />
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole("textbox").map((box) => box.getBoundingClientRect());
    await expect(from?.top).toBe(to?.top);
  },
});

export const BelowOneAnother = meta.story({
  decorators: [inWidth(320)],
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole("textbox").map((box) => box.getBoundingClientRect());
    await expect(from?.left).toBe(to?.left);
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
