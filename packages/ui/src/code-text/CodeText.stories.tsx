import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { CodeText } from "./CodeText.tsx";

const meta = preview.meta({
  title: "Data/CodeText",
  component: CodeText,
  args: { children: "gpt-writer-2" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("gpt-writer-2").tagName).toBe("CODE");
  },
});

export const Muted = meta.story({ args: { isMuted: true, children: "#4821" } });

export const InText = meta.story({
  render: () => (
    <p>
      The slug <CodeText>gifts-for-coffee-lovers</CodeText> is taken.
    </p>
  ),
});

export const Unbroken = meta.story({
  args: { children: "a81f".repeat(20) },
  decorators: [inWidth(200)],
  play: async ({ canvas }) => {
    const code = canvas.getByText(/^a81f/);
    await expect(code.getBoundingClientRect().width).toBeLessThanOrEqual(176);
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
