import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { Stack } from "../stories-support/Layout.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { StepDots } from "./StepDots.tsx";

const meta = preview.meta({
  title: "Data/StepDots",
  component: StepDots,
  args: { value: 3, stepName: "Descriptions" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 5 steps, Descriptions")).toBeInTheDocument();
  },
});

export const NoneToAll = meta.story({
  render: () => (
    <Stack>
      {[0, 1, 2, 3, 4, 5].map((value) => (
        <StepDots key={value} value={value} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 of 5 steps")).toBeInTheDocument();
    await expect(canvas.getByText("5 of 5 steps")).toBeInTheDocument();
  },
});

export const OutOfRange = meta.story({
  args: { value: 9, max: 3, stepName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 of 3 steps")).toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  args: { value: 2 },
  decorators: [inRtl],
  play: readsFromTheRight,
});
