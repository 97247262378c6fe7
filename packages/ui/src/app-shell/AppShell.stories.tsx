import { Bug, Command, LogOut, Moon, Search } from "lucide-react";
import { useState } from "react";
import { RouterProvider } from "react-aria-components";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { PageLayout } from "../page/PageLayout.tsx";
import { ProductMark } from "../product-mark/ProductMark.tsx";
import { Sidebar } from "../sidebar/Sidebar.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { groups, sections } from "../stories-support/sites.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { AppShell, type AppShellProps } from "./AppShell.tsx";

type Shown = { readonly startsCollapsed?: boolean } & Pick<
  AppShellProps,
  "title" | "search" | "children"
>;

/** The console's frame, with a router that stays in the story. */
function Console({ startsCollapsed = false, title, search, children }: Shown) {
  const [isCollapsed, setCollapsed] = useState(startsCollapsed);
  const [path, setPath] = useState("/admin/site/12/articles");
  return (
    <RouterProvider navigate={setPath}>
      <AppShell
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={setCollapsed}
        sidebar={(collapsed) => (
          <Sidebar
            label="Sites and settings"
            groups={[groups[0]!, groups[2]!]}
            sections={sections}
            currentPath={path}
            isCollapsed={collapsed}
            header={<ProductMark isNameHidden={collapsed} />}
          />
        )}
        title={title}
        search={search}
        tools={
          <>
            <IconButton icon={Command} label="Command palette" />
            <Button size="small">DEV</Button>
            <IconButton icon={Moon} label="Dark theme" />
            {search && (
              <>
                <IconButton icon={Bug} label="Debug" />
                <IconButton icon={LogOut} label="Log out" />
              </>
            )}
          </>
        }
      >
        {children}
      </AppShell>
    </RouterProvider>
  );
}

const page = (
  <PageLayout
    header={
      <PageHeader
        title="Articles"
        crumbs={[{ label: "Presentes", href: "/admin/site/12/articles" }]}
        actions={<Button variant="primary">New article</Button>}
      />
    }
  >
    {Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Gifts for coffee lovers, part {index + 1}</p>
    ))}
  </PageLayout>
);

const meta = preview.meta({
  title: "Layout/AppShell",
  component: AppShell,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Presentes",
    children: page,
    sidebar: () => null,
    isSidebarCollapsed: false,
    onSidebarCollapsedChange: fn(),
  },
  render: ({ title, search, children, isSidebarCollapsed }) => (
    <Console title={title} search={search} startsCollapsed={isSidebarCollapsed}>
      {children}
    </Console>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("button", { name: "Sidebar" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    // The shortcut of an editor's bold text does not belong to the shell.
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute("aria-expanded", "false"));
    const link = canvas.getByRole("link", { name: "Presentes, PT, live" });
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeLessThan(56));
    await userEvent.keyboard("{Enter}");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

export const Collapsed = meta.story({ args: { isSidebarCollapsed: true } });

export const SkipLink = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await waitFor(() => expect(skip).toHaveFocus());
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(within(canvas.getByRole("main")).getByRole("link")).toHaveFocus());
  },
});

/** Collapses from outside while the focus is in the sidebar, as a shortcut would. */
function CollapsedFromOutside() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <div onKeyDown={(event) => event.key === "[" && setCollapsed(true)} role="presentation">
      <AppShell
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={setCollapsed}
        sidebar={(collapsed) => (
          <Sidebar label="Sites" groups={groups} currentPath="/admin" isCollapsed={collapsed} />
        )}
      >
        {page}
      </AppShell>
    </div>
  );
}

export const CollapsingTakesTheFocusAlong = meta.story({
  render: () => <CollapsedFromOutside />,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Live sites, 4" }).focus();
    await userEvent.keyboard("[[");
    const toggle = canvas.getByRole("button", { name: "Sidebar" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

export const LongTitle = meta.story({
  args: { title: "Gifts for a dad who loves coffee, under 50 €, that arrive before the weekend" },
  globals: narrow,
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation", { name: "Sites and settings" })).toBeNull();
    const toggle = canvas.getByRole("button", { name: "Sidebar" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggle);
    const drawer = await screen.findByRole("dialog", { name: "Sidebar" });
    const current = within(drawer).getByRole("link", { current: "page" });
    await waitFor(() => expect(current).toBeVisible());
    await focusInside(drawer);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

const search = (
  <TextField label="Search" hideLabel placeholder="Search" prefix={<Icon icon={Search} />} />
);

export const WithSearch = meta.story({ args: { search } });

export const NarrowSearch = meta.story({
  args: { search, title: undefined },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    const field = canvas.getByRole("textbox", { name: "Search" });
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await userEvent.click(field);
    await waitFor(() => expect(field.getBoundingClientRect().width).toBeGreaterThan(200));
    await userEvent.keyboard("coffee");
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Command palette" })).toHaveFocus(),
    );
    await waitFor(() => expect(field.getBoundingClientRect().width).toBeLessThan(100));
  },
});

export const DrawerOpen = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sidebar" }));
    const drawer = await screen.findByRole("dialog", { name: "Sidebar" });
    await waitFor(() => expect(drawer).toBeVisible());
  },
});

export const DrawerClosesOnNavigation = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole("button", { name: "Sidebar" });
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole("link", { name: "Regalos, ES, live" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(toggle);
    await expect(await screen.findByRole("link", { name: "Regalos, ES, live" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
});

export const Wide = meta.story({ globals: { viewport: { value: "wide" } } });

export const RightToLeft = meta.story({
  args: { title: "هدايا" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
