import { useState } from "react";
import { RouterProvider } from "react-aria-components";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { LinkTabs, type LinkTabsProps } from "./LinkTabs.tsx";

const labels = [
  "Settings",
  "Feeds",
  "Pages",
  "Topics",
  "Articles",
  "Localization",
  "Chat",
  "Elastic",
  "Authors",
];
const hrefOf = (label: string) =>
  label === "Authors" ? "/sites/12/authors" : `/admin/site/12/${label.toLowerCase()}`;
const tabs = labels.map((label) => ({ label, href: hrefOf(label) }));

const meta = preview.meta({
  title: "Navigation/LinkTabs",
  component: LinkTabs,
  args: { label: "Presentes", tabs, currentPath: "/admin/site/12/articles" },
});

/** Navigates without leaving the story, as the console's router does. */
function Routed(props: LinkTabsProps) {
  const [path, setPath] = useState(props.currentPath);
  return (
    <RouterProvider navigate={setPath}>
      <LinkTabs {...props} currentPath={path} />
    </RouterProvider>
  );
}

export const Default = meta.story({
  render: (args) => <Routed {...args} />,
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Presentes" }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName("Articles");
    await userEvent.click(nav.getByRole("link", { name: "Chat" }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName("Chat");
    await userEvent.tab();
    await waitFor(() => expect(nav.getByRole("link", { name: "Elastic" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName("Elastic");
    await waitFor(() => expect(nav.getByRole("link", { name: "Elastic" })).toHaveFocus());
  },
});

export const BelowATab = meta.story({
  args: { currentPath: "/admin/site/12/articles?page=3" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Articles" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
});

export const NoneIsCurrent = meta.story({
  args: { currentPath: "/admin" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
});

export const WithCounts = meta.story({
  args: {
    tabs: [
      { label: "Ideas", href: "/ideas", count: 6 },
      { label: "Products", href: "/products", count: 120 },
      { label: "Sections", href: "/sections", count: 0 },
    ],
    currentPath: "/products",
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const Narrow = meta.story({
  args: { currentPath: "/sites/12/authors" },
  decorators: [inWidth(320)],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation").getBoundingClientRect();
    const current = canvas.getByRole("link", { name: "Authors" }).getBoundingClientRect();
    await expect(current.right).toBeLessThan(bar.right + 1);
  },
});

export const RightToLeft = meta.story({
  args: {
    tabs: [
      { label: "الإعدادات", href: "/settings" },
      { label: "المقالات", href: "/articles", count: 84 },
      { label: "الدردشة", href: "/chat" },
    ],
    currentPath: "/articles",
  },
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(first!.left).toBeGreaterThanOrEqual(second!.right);
  },
});

export const NarrowRightToLeft = meta.story({
  args: { currentPath: "/sites/12/authors" },
  decorators: [inWidth(320), inRtl],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("navigation").getBoundingClientRect();
    const current = canvas.getByRole("link", { name: "Authors" }).getBoundingClientRect();
    await expect(current.left).toBeGreaterThan(bar.left - 1);
  },
});
