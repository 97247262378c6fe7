import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { Welcome } from "./Welcome.tsx";

const meta = preview.meta({ title: "Welcome", component: Welcome, tags: ["!autodocs"] });

export const Default = meta.story({
  name: "Welcome",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "The light theme" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "The dark theme" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "the tokens" })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
