import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { BotBadge } from "./BotBadge.tsx";

const named = ["wrapperix", "descriptix", "imagix", "chapterix", "priorix", "product-curatorix"];

const meta = preview.meta({
  title: "Data/BotBadge",
  component: BotBadge,
  args: { bot: "wrapperix" },
});

const background = (badge: HTMLElement) => getComputedStyle(badge.parentElement!).backgroundColor;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("wrapperix")).toBeVisible();
  },
});

export const SixColours = meta.story({
  name: "DEBUG-7 Six colours",
  render: () => (
    <Row>
      {named.map((bot) => (
        <BotBadge key={bot} bot={bot} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const colors = named.map((bot) => background(canvas.getByText(bot)));
    await expect(new Set(colors).size).toBe(6);
  },
});

export const Neutral = meta.story({
  name: "DEBUG-7 Any other bot is neutral",
  render: () => (
    <Row>
      {["giftorix", "keywordus", "imobiliarix"].map((bot) => (
        <BotBadge key={bot} bot={bot} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const colors = ["giftorix", "keywordus", "imobiliarix"].map((bot) =>
      background(canvas.getByText(bot)),
    );
    await expect(new Set(colors).size).toBe(1);
  },
});

export const Unbroken = meta.story({
  args: { bot: "a-bot-with-a-name-that-nobody-shortened-in-time" },
  decorators: [inWidth(160)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
