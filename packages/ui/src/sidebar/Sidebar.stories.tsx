import { Radio } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { ProductMark } from "../product-mark/ProductMark.tsx";
import { inRtl, inState } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import {
  inSidebarPlace,
  RoutedSidebar,
  StarredSidebar,
  ToggledSidebar,
} from "../stories-support/sidebars.tsx";
import { groups, live, other, sections } from "../stories-support/sites.tsx";
import { Sidebar } from "./Sidebar.tsx";

const meta = preview.meta({
  title: "Navigation/Sidebar",
  component: Sidebar,
  parameters: { layout: "fullscreen" },
  decorators: [inSidebarPlace],
  args: {
    label: "Sites and settings",
    groups,
    sections,
    currentPath: "/admin/site/12/articles",
    header: <ProductMark />,
  },
});

export const Default = meta.story({
  render: (args) => <RoutedSidebar {...args} groups={[groups[0]!, groups[2]!]} />,
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Sites and settings" }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName(
      "Presentes, PT, live",
    );
    await userEvent.click(nav.getByRole("link", { name: "Regalos, ES, live" }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName(
      "Regalos, ES, live",
    );
    const group = nav.getByRole("button", { name: "Other sites, 3" });
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(group);
    await waitFor(() => expect(nav.getByRole("link", { name: "Prezenty, N/A" })).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(group).toHaveAttribute("aria-expanded", "false"));
    await waitFor(() => expect(group).toHaveFocus());
  },
});

export const OpensTheGroupOfThePage = meta.story({
  render: (args) => <RoutedSidebar {...args} />,
  args: { currentPath: "/settings/bot" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("button", { name: "Live sites, 4" });
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(group);
    await userEvent.click(canvas.getByRole("link", { name: "Cadeaux, FR, live" }));
    await userEvent.click(group);
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(canvas.getByRole("link", { name: "Feeds" }));
    await userEvent.click(canvas.getByRole("button", { name: "Favorite sites, 2" }));
    await userEvent.click(canvas.getByRole("link", { name: "Presentes, PT, live" }));
    await expect(group).toHaveAttribute("aria-expanded", "true");
  },
});

export const LongestMatchWins = meta.story({
  args: { currentPath: "/sites/31/authors?page=2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveAccessibleName("Regali, IT");
  },
});

/** Before the sites have come a group counts nothing: a zero would be a claim. */
export const Unknown = meta.story({
  args: {
    groups: [
      {
        id: "live",
        title: "Live sites",
        icon: Radio,
        entries: [],
        empty: "Loading the sites",
        isUnknown: true,
        startsOpen: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Live sites" })).toBeVisible();
    await expect(canvas.getByText("Loading the sites")).toBeVisible();
  },
});

export const NoneIsCurrent = meta.story({
  args: { currentPath: "/admin" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
    for (const group of canvas.getAllByRole("button")) {
      await expect(group).toHaveAttribute("aria-expanded", "false");
    }
  },
});

export const OpenFromTheStart = meta.story({
  args: {
    currentPath: "/admin",
    groups: [{ ...groups[0]!, startsOpen: true }, groups[2]!],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await expect(second).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByRole("link", { name: "Presentes, PT, live" })).toBeVisible();
    await userEvent.click(first!);
    await expect(first).toHaveAttribute("aria-expanded", "false");
  },
});

export const SingleSite = meta.story({
  args: {
    groups: [
      { ...groups[0]!, entries: live.slice(0, 1), href: live[0]!.href },
      { ...groups[1]!, entries: [], empty: "Star a site to keep it here." },
      groups[2]!,
    ],
    currentPath: "/admin",
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole("link", { name: "Live sites, 1" });
    await expect(title).toHaveAttribute("href", "/admin/site/12/articles");
    await expect(canvas.getByRole("link", { name: "Presentes, PT, live" })).toBeVisible();
  },
});

export const EmptyGroup = meta.story({
  args: { groups: [{ ...groups[1]!, entries: [], empty: "Star a site to keep it here." }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Favorite sites, 0" }));
    await waitFor(() => expect(canvas.getByText("Star a site to keep it here.")).toBeVisible());
  },
});

export const FavouriteStars = meta.story({
  render: (args) => <StarredSidebar {...args} />,
  play: async ({ canvas }) => {
    const star = canvas.getByRole("button", { name: "Add Regalos to the favorites" });
    await userEvent.click(star);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Favorite sites, 2" })).toBeVisible(),
    );
    await waitFor(() => expect(star).toHaveFocus());
    await expect(star).toHaveAccessibleName("Remove Regalos from the favorites");
  },
});

export const Collapsed = meta.story({
  args: { isCollapsed: true, header: <ProductMark isNameHidden /> },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole("link", { name: "Presentes, PT, live" })[0]!;
    await expect(link).toHaveTextContent("Presentes");
    await expect(link.getBoundingClientRect().width).toBeLessThan(56);
    await expect(canvas.getByRole("link", { name: "Bots" })).toBeVisible();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Live sites, 4" })).toHaveFocus(),
    );
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Live sites, 4");
  },
});

export const KeepsOpenGroups = meta.story({
  render: (args) => <ToggledSidebar {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Other sites, 3" }));
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await userEvent.click(canvas.getByRole("button", { name: "Toggle" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Regali, IT" })).toBeVisible());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Pressed = meta.story({ decorators: [inState("hovered", "pressed")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const LongAndUnbroken = meta.story({
  args: {
    groups: [
      {
        ...groups[2]!,
        title: "Sites that are waiting for a translation",
        entries: [
          { ...other[0]!, name: "Die schönsten Geschenkideen für jeden Anlass" },
          { ...other[1]!, name: "Donaudampfschifffahrtsgesellschaftskapitän" },
        ],
      },
    ],
    currentPath: "/admin/site/31/articles",
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation");
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
    await expect(
      canvas.getByRole("link", { name: "Donaudampfschifffahrtsgesellschaftskapitän, N/A" }),
    ).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: {
    label: "المواقع",
    groups: [
      {
        ...groups[0]!,
        title: "المواقع المباشرة",
        entries: [{ ...live[0]!, name: "هدايا", country: "EG" }],
      },
      { ...groups[2]!, title: "مواقع أخرى" },
    ],
    sections: [],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});

export const CollapsedRightToLeft = meta.story({
  args: { isCollapsed: true, header: <ProductMark isNameHidden /> },
  decorators: [inRtl],
  play: readsFromTheRight,
});
