import { RouterProvider } from "react-aria-components";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Checklist } from "./Checklist.tsx";

const meta = preview.meta({
  title: "Data/Checklist",
  component: Checklist,
  args: {
    label: "Before publishing",
    items: [
      { id: "sections", label: "Every section meets its criteria", isDone: true },
      {
        id: "descriptions",
        label: "Every product has a description",
        isDone: false,
        hint: "3 of 41 have none",
        href: "/admin/site/1/articles/7/generate",
      },
      { id: "banner", label: "A banner is set", isDone: false, href: "#banner" },
      { id: "title", label: "The title is set", isDone: true, href: "#title" },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(4);
    await expect(canvas.getAllByRole("img", { name: "Done:" })).toHaveLength(2);
    await expect(
      canvas.getByRole("link", { name: "Every product has a description" }),
    ).toHaveAttribute("href", "/admin/site/1/articles/7/generate");
    await expect(canvas.queryByRole("link", { name: "The title is set" })).toBeNull();
  },
});

const navigate = fn<(href: string) => void>();

export const Links = meta.story({
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole("link", { name: "Every product has a description" });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith("/admin/site/1/articles/7/generate", undefined);
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
});

export const AllDone = meta.story({
  args: { items: [{ id: "a", label: "Every product has a description", isDone: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img", { name: "Missing:" })).toBeNull();
  },
});

export const Long = meta.story({
  args: {
    items: [
      {
        id: "a",
        label: "Every product of every section has a description of at least forty words",
        isDone: false,
        hint: "x".repeat(80),
      },
    ],
  },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { items: [{ id: "a", label: "لكل منتج وصف", isDone: true }] },
  decorators: [inRtl],
  play: readsFromTheRight,
});
