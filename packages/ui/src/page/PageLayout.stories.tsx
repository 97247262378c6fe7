import { ArrowRight, Plus, Search } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { pageWidths } from "./Page.css.ts";
import { PageHeader } from "./PageHeader.tsx";
import { PageLayout } from "./PageLayout.tsx";
import { StickyFooter } from "./StickyFooter.tsx";
import { Toolbar } from "./Toolbar.tsx";

const meta = preview.meta({
  title: "Layout/PageLayout",
  component: PageLayout,
  parameters: { layout: "fullscreen" },
  args: {
    header: <PageHeader title="Articles" crumbs={[{ label: "Presentes", href: "/admin" }]} />,
    children: <Card>84 articles, 12 of them published this month.</Card>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1 }).getBoundingClientRect();
    const crumb = canvas.getByRole("link", { name: "Presentes" }).getBoundingClientRect();
    await expect(title.left).toBe(crumb.left);
  },
});

export const Widths = meta.story({
  render: () => (
    <>
      {pageWidths.map((width) => (
        <PageLayout key={width} width={width}>
          <Card>
            {width}: A good gift says that someone was listened to. It need not cost much, and it
            need not be large; it has to be about the one who unpacks it.
          </Card>
        </PageLayout>
      ))}
    </>
  ),
});

export const FormWidth = meta.story({
  args: { width: "form" },
  play: async ({ canvas }) => {
    const card = canvas.getByText(/84 articles/);
    await expect(card.getBoundingClientRect().width).toBeLessThanOrEqual(640);
  },
});

export const Empty = meta.story({
  args: {
    children: (
      <>
        <Toolbar summary="0 articles">
          <Button icon={Search}>Find</Button>
        </Toolbar>
        <EmptyState title="No articles yet" actions={<Button icon={Plus}>New article</Button>}>
          An article turns an idea into products that readers can give.
        </EmptyState>
      </>
    ),
  },
});

export const WithFooter = meta.story({
  args: {
    footer: (
      <StickyFooter
        start={<Button>Back</Button>}
        end={
          <Button variant="primary" endIcon={ArrowRight}>
            Fine-tune
          </Button>
        }
      />
    ),
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 }).getBoundingClientRect().left).toBe(16);
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
