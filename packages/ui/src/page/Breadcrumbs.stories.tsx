import { RouterProvider } from "react-aria-components";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = preview.meta({
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: "Sites", href: "/admin" },
      { label: "Presentes", href: "/admin/site/12/settings" },
      { label: "Articles", href: "/admin/site/12/articles" },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Breadcrumb" });
    await expect(within(nav).getAllByRole("listitem")).toHaveLength(3);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Sites" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Presentes" })).toHaveFocus());
  },
});

const navigate = fn<(href: string) => void>();

export const GoesBack = meta.story({
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole("link", { name: "Sites" }));
    await expect(navigate).toHaveBeenLastCalledWith("/admin", undefined);
  },
});

export const NamedOnly = meta.story({
  args: { crumbs: [{ label: "Settings" }, { label: "Bots", href: "/settings/bot" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
});

export const Long = meta.story({
  args: {
    crumbs: [
      { label: "Sites", href: "/admin" },
      { label: "Die schönsten Geschenkideen für jeden Anlass", href: "/admin/site/31/settings" },
      { label: "Donaudampfschifffahrtsgesellschaftskapitän", href: "/admin/site/31/articles" },
    ],
  },
  decorators: [inWidth(240)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: {
    crumbs: [
      { label: "المواقع", href: "/admin" },
      { label: "هدايا", href: "/admin/site/44/articles" },
    ],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
