import { Link } from "react-aria-components";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { BareLayout } from "./BareLayout.tsx";

const meta = preview.meta({
  title: "Patterns/BareLayout",
  component: BareLayout,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Log in",
    description: "With the account of your team.",
    children: <Button variant="primary">Log in</Button>,
    footer: (
      <>
        No account? <Link href="/register">Ask for access</Link>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ask for access" })).toHaveAttribute(
      "href",
      "/register",
    );
  },
});

export const TitleAlone = meta.story({
  args: { description: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    title: "Ask for access to the console of all gift sites",
    description:
      "Accounts are made by hand. Fill in what you need, then send the request that appears below by mail.",
  },
  play: nothingSticksOut,
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole("main");
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { title: "تسجيل الدخول", description: undefined, footer: undefined },
  decorators: [inRtl],
  play: readsFromTheRight,
});
