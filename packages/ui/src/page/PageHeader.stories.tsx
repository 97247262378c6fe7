import { ChevronDown } from "lucide-react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { LinkTabs } from "../tabs/LinkTabs.tsx";
import { PageHeader } from "./PageHeader.tsx";
import { PageLayout } from "./PageLayout.tsx";

const tabs = (
  <LinkTabs
    label="Presentes"
    currentPath="/admin/site/12/articles"
    tabs={["Settings", "Feeds", "Pages", "Topics", "Articles", "Localization", "Chat"].map(
      (label) => ({ label, href: `/admin/site/12/${label.toLowerCase()}` }),
    )}
  />
);

const meta = preview.meta({
  title: "Layout/PageHeader",
  component: PageHeader,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Presentes",
    crumbs: [{ label: "Sites", href: "/admin" }],
    status: (
      <>
        <StatusDot state="live" label="Live" />
        <Badge>PT</Badge>
      </>
    ),
    actions: (
      <>
        <Button>Redeploy</Button>
        <Button variant="primary" endIcon={ChevronDown}>
          Publish
        </Button>
      </>
    ),
    tabs,
  },
  render: (args) => (
    <PageLayout header={<PageHeader {...args} />}>
      <p>84 articles</p>
    </PageLayout>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Presentes" })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("link", { name: "Sites" })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Redeploy" })).toHaveFocus());
  },
});

export const TitleAlone = meta.story({
  args: {
    title: "Sites",
    crumbs: undefined,
    status: undefined,
    actions: undefined,
    tabs: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

export const WithDescription = meta.story({
  args: {
    title: "Imobiliarix",
    crumbs: undefined,
    status: undefined,
    tabs: undefined,
    description: "The bot that writes about homes: its settings, and the sites that it serves.",
  },
});

export const FocusedByTheRouter = meta.story({
  args: { titleId: "page-title" },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole("heading", { level: 1 });
    canvasElement.querySelector<HTMLElement>("#page-title")?.focus();
    await waitFor(() => expect(title).toHaveFocus());
  },
});

export const Long = meta.story({
  args: {
    title: "Gifts for a dad who loves coffee, under 50 €, that arrive before the weekend",
  },
  play: nothingSticksOut,
});

export const Unbroken = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen" },
  globals: narrow,
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    await expect(canvas.getByRole("link", { name: "Articles" })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { title: "هدايا", crumbs: [{ label: "المواقع", href: "/admin" }] },
  decorators: [inRtl],
  play: readsFromTheRight,
});
