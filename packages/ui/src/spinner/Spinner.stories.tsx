import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = preview.meta({
  title: "Feedback/Spinner",
  component: Spinner,
  args: { label: "Saving the article" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const ring = canvas.getByRole("progressbar", { name: "Saving the article" });
    await expect(ring).not.toHaveAttribute("aria-valuenow");
  },
});
