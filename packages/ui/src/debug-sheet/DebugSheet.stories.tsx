import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { BotBadge } from "../bot-badge/BotBadge.tsx";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { JsonView } from "../json-tree/JsonView.tsx";
import { Paginator } from "../paginator/Paginator.tsx";
import { Select } from "../select/Select.tsx";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { request, response } from "../stories-support/bot-log.ts";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { DebugRow } from "./DebugRow.tsx";
import { DebugRows } from "./DebugRows.tsx";
import { DebugSheet, type DebugSheetProps } from "./DebugSheet.tsx";

const bots = ["wrapperix", "descriptix", "imagix", "chapterix", "priorix", "product-curatorix"];

const rows = (count: number) => (
  <DebugRows label="Calls">
    {Array.from({ length: count }, (_, index) => (
      <DebugRow
        key={index}
        badge={<BotBadge bot={bots[index % bots.length]!} />}
        id={812 - index}
        articleId={41}
        model="gpt-5-mini"
        temperature={0.7}
        tokens="812 + 146"
        duration="2.4 s"
        time={`${index + 1} min ago`}
        request={() => <JsonView label="Request" value={request} />}
        response={() => <JsonView label="Response" value={response} />}
      />
    ))}
  </DebugRows>
);

const filter = (
  <Select
    label="Bot"
    hideLabel
    options={[{ id: "all", label: "All bots" }, ...bots.map((id) => ({ id, label: id }))]}
    value="all"
    onChange={fn()}
  />
);

const pages = (
  <Paginator
    label="Pages of the debug log"
    page={1}
    total={88}
    onPageChange={fn()}
    onPageSizeChange={fn()}
  />
);

const meta = preview.meta({
  title: "Overlays/DebugSheet",
  component: DebugSheet,
  args: {
    title: "Debug",
    count: 88,
    filter,
    children: rows(10),
    footer: pages,
    isOpen: true,
    onOpenChange: fn(),
  },
});

/** A page with a button that opens the sheet. */
function OnAPage({ isOpen: startsOpen, ...props }: DebugSheetProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Debug</Button>
      <p>Gifts for coffee lovers</p>
      <DebugSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const opened = async () => {
  const sheet = await screen.findByRole("dialog", { name: "Debug" });
  await waitFor(() => expect(sheet).toBeVisible());
  await focusInside(sheet);
  return sheet;
};

/** Opening a row scrolled the sheet by itself in React Aria (react-spectrum#8778). */
export const OpeningARowDoesNotScroll = meta.story({
  args: { children: rows(30) },
  play: async () => {
    const sheet = await opened();
    const list = within(sheet).getByRole("list", { name: "Calls" });
    const box = list.parentElement!.parentElement!;
    box.scrollTop = 300;
    const row = within(list).getAllByRole("button")[14]!;
    const { top } = row.getBoundingClientRect();
    await userEvent.click(row);
    await screen.findByRole("tree", { name: "Request" });
    await expect(box.scrollTop).toBe(300);
    await expect(row.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard("{Enter}");
    await expect(box.scrollTop).toBe(300);
    await waitFor(() => expect(row).toHaveFocus());
  },
});

export const Default = meta.story({
  args: { isOpen: false },
  render: (args) => <OnAPage {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Debug" });
    await userEvent.click(button);
    const sheet = await opened();
    const { innerHeight } = canvasElement.ownerDocument.defaultView!;
    await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(0.7 * innerHeight);
    await waitFor(() =>
      expect(within(sheet).getAllByRole("button", { name: /call/ })[0]).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Row = meta.story({
  name: "DEBUG-2 A row opens to request and response",
  args: { children: rows(2) },
  play: async () => {
    const sheet = await opened();
    const row = within(sheet).getByRole("button", { name: /^wrapperix call 812/ });
    await expect(row).toHaveAccessibleName(
      /wrapperix call 812 article 41 model gpt-5-mini temperature 0\.7 tokens 812 \+ 146/,
    );
    await userEvent.click(row);
    const request_ = await screen.findByRole("tree", { name: "Request" });
    const response_ = await screen.findByRole("tree", { name: "Response" });
    await waitFor(() =>
      expect(response_.getBoundingClientRect().top).toBe(request_.getBoundingClientRect().top),
    );
    await waitFor(() =>
      expect(within(request_).getByRole("treeitem", { name: /^0/ })).toBeVisible(),
    );
    await userEvent.click(within(request_).getByRole("treeitem", { name: /^messages/ }));
    await waitFor(() =>
      expect(within(request_).queryByRole("treeitem", { name: /^0/ })).toBeNull(),
    );
    await userEvent.click(row);
    await waitFor(() => expect(screen.queryByRole("tree")).toBeNull());
  },
});

export const PressOutsideCloses = meta.story({
  render: (args) => <OnAPage {...args} />,
  play: async () => {
    await opened();
    await userEvent.click(document.elementFromPoint(40, 20)!);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Loading = meta.story({
  args: {
    count: undefined,
    children: <Skeleton label="Loading the calls" shape="row" count={10} />,
  },
});

export const Empty = meta.story({
  args: {
    count: 0,
    footer: undefined,
    children: (
      <EmptyState title="No calls yet" headingLevel={3}>
        Every call of a bot for this article is kept here, with its request and its response.
      </EmptyState>
    ),
  },
});

export const FailedToLoad = meta.story({
  args: {
    count: undefined,
    footer: undefined,
    children: (
      <ErrorState title="Failed to fetch debug info" headingLevel={3} onRetry={fn()}>
        The article is safe.
      </ErrorState>
    ),
  },
  play: async () => {
    await opened();
    await expect(screen.getByRole("heading", { name: "Failed to fetch debug info" })).toBeVisible();
  },
});

export const OpenRow = meta.story({
  args: { children: rows(10) },
  play: async () => {
    const sheet = await opened();
    await userEvent.click(within(sheet).getByRole("button", { name: /^descriptix call 811/ }));
    await expect(await screen.findByRole("tree", { name: "Response" })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: narrow,
  play: async () => {
    const sheet = await opened();
    await userEvent.click(within(sheet).getAllByRole("button", { name: /^wrapperix/ })[0]!);
    const request_ = await screen.findByRole("tree", { name: "Request" });
    const response_ = await screen.findByRole("tree", { name: "Response" });
    await waitFor(() =>
      expect(response_.getBoundingClientRect().top).toBeGreaterThan(
        request_.getBoundingClientRect().bottom,
      ),
    );
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  globals: { direction: "rtl" },
  play: readsFromTheRight,
});
