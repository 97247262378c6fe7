import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Card } from "../card/Card.tsx";
import { Checklist } from "../checklist/Checklist.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { Stack } from "./Stack.tsx";
import { WithAside } from "./WithAside.tsx";

const paragraphs = Array.from({ length: 6 }, (_, index) => (
  <p key={index}>
    Someone who weighs their beans has opinions about presents. These twelve survive that test:
    tools that last, treats that disappear by Sunday, and two books worth the shelf.
  </p>
));

const meta = preview.meta({
  title: "Layout/WithAside",
  component: WithAside,
  args: {
    children: (
      <Card title="Gifts for coffee lovers">
        <Stack>{paragraphs}</Stack>
      </Card>
    ),
    asideLabel: "About the article",
    aside: (
      <Card title="Before saving">
        <Checklist
          label="Before saving"
          items={[
            { id: "texts", label: "The article is written", isDone: true },
            { id: "image", label: "It has an image", isDone: false },
          ]}
        />
      </Card>
    ),
  },
  decorators: [inWidth(1000)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const aside = canvas.getByRole("complementary", { name: "About the article" });
    const main = canvas.getByRole("region", { name: "Gifts for coffee lovers" });
    await expect(aside.getBoundingClientRect().left).toBeGreaterThan(
      main.getBoundingClientRect().right,
    );
  },
});

export const Narrow = meta.story({
  globals: narrow,
  decorators: [inWidth(288)],
  play: async ({ canvas }) => {
    const aside = canvas.getByRole("complementary", { name: "About the article" });
    const main = canvas.getByRole("region", { name: "Gifts for coffee lovers" });
    await expect(aside.getBoundingClientRect().top).toBeGreaterThan(
      main.getBoundingClientRect().bottom,
    );
    await expect(aside.scrollWidth).toBeLessThanOrEqual(aside.clientWidth);
  },
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const aside = canvas.getByRole("complementary", { name: "About the article" });
    const main = canvas.getByRole("region", { name: "Gifts for coffee lovers" });
    await expect(aside.getBoundingClientRect().right).toBeLessThan(
      main.getBoundingClientRect().left,
    );
  },
});
