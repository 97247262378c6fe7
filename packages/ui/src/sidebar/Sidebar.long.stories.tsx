import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inSidebarPlace } from "../stories-support/sidebars.tsx";
import { groups, live } from "../stories-support/sites.tsx";
import { Sidebar } from "./Sidebar.tsx";

const meta = preview.meta({
  title: "Navigation/Sidebar",
  tags: ["!autodocs"],
  component: Sidebar,
  parameters: { layout: "fullscreen" },
  decorators: [inSidebarPlace],
  args: {
    label: "Sites and settings",
    sections: [],
    groups: [],
    currentPath: "/admin/site/12/articles",
  },
});

const manySites = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...live[index % live.length]!,
    id: `${index}`,
    name: `Site ${index + 1}`,
    href: `/admin/site/${index}/articles`,
    matches: [`/admin/site/${index}`],
  }));

export const ManySites = meta.story({
  args: {
    groups: [
      {
        ...groups[0]!,
        entries: manySites(60),
      },
    ],
  },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole("link").at(-1)!;
    last.focus();
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
});

export const ThousandSites = meta.story({
  args: {
    groups: [
      {
        ...groups[0]!,
        startsOpen: true,
        entries: manySites(1000),
      },
    ],
  },
  play: async ({ canvas }) => {
    const drawn = () => within(canvas.getAllByRole("list")[1]!).getAllByRole("link");
    await expect(drawn()).toHaveLength(60);
    drawn().at(-1)?.scrollIntoView();
    await waitFor(() => expect(drawn().length).toBeGreaterThan(60));
    await expect(canvas.getByRole("button", { name: "Live sites, 1000" })).toBeVisible();
  },
});
