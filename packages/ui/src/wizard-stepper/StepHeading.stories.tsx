import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { StepHeading } from "./StepHeading.tsx";
import { StepScope } from "./StepScope.tsx";

const meta = preview.meta({
  title: "Navigation/StepHeading",
  component: StepHeading,
  args: { step: 1, children: "Put the products in order" },
  render: (args) => (
    <StepScope>
      <StepHeading {...args} />
    </StepScope>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 });
    await waitFor(() => expect(heading).not.toHaveFocus());
    await expect(heading).toHaveAttribute("tabindex", "-1");
  },
});

export const Long = meta.story({
  args: { children: "Put the products of every section in the order in which readers see them" },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { children: "رتّب المنتجات" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
