import { Plus } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import {
  type Article,
  article,
  articleTable,
  columns,
  KeptTable,
  onAction,
  tableInPage,
} from "../stories-support/articles.tsx";
import { inState } from "../stories-support/decorators.tsx";
import { Table } from "./Table.tsx";

const meta = preview.meta({
  title: "Data/Table",
  component: Table<Article>,
  args: articleTable,
});

const bodyRows = (table: HTMLElement) => within(table).getAllByRole("row").slice(1);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: "Articles of Presentes" });
    await expect(bodyRows(table)).toHaveLength(6);
    const first = bodyRows(table)[0]!;
    await expect(
      within(first).getByRole("rowheader", { name: "Gifts for coffee lovers" }),
    ).toBeVisible();
    await expect(within(first).getByRole("link")).toHaveAttribute(
      "href",
      "/admin/site/12/articles/1/compose",
    );
    const actions = canvas.getByRole("button", { name: "Actions of Gifts for coffee lovers" });
    await expect(actions).toBeVisible();
    await userEvent.click(actions);
    await expect(onAction).toHaveBeenCalledWith("1");
  },
});

export const Sortable = meta.story({
  render: (props) => <KeptTable {...props} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    const head = canvas.getByRole("columnheader", { name: "Products" });
    await expect(head).toHaveAttribute("aria-sort", "none");
    await userEvent.click(within(head).getByRole("button"));
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expect(bodyRows(table)[0]).toHaveTextContent("Gifts for coffee lovers");
    await userEvent.keyboard("{Enter}");
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await expect(bodyRows(table)[0]).toHaveTextContent("What to give a runner");
    await userEvent.click(canvas.getByRole("button", { name: "Title" }));
    await expect(head).toHaveAttribute("aria-sort", "none");
  },
});

export const Selectable = meta.story({
  args: { selected: new Set(["2"]) },
  render: (props) => <KeptTable {...props} />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "Select all" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
    const box = canvas.getByRole("checkbox", { name: "Select What to give a runner" });
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await waitFor(() => expect(box).toHaveFocus());
  },
});

export const SelectARangeWithShift = meta.story({
  args: { selected: new Set() },
  render: (props) => <KeptTable {...props} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const boxes = canvas.getAllByRole("checkbox").slice(1);
    await user.click(boxes[1]!);
    await user.keyboard("{Shift>}");
    await user.click(boxes[4]!);
    await user.keyboard("{/Shift}");
    const checked = boxes.map((box) => (box as HTMLInputElement).checked);
    await expect(checked).toEqual([false, true, true, true, true, false]);
  },
});

export const Resizable = meta.story({
  args: { columns: columns.map((column) => ({ ...column, isResizable: column.id !== "updated" })) },
  play: async ({ canvas }) => {
    const head = canvas.getByRole("columnheader", { name: /^Title/ });
    const before = head.getBoundingClientRect().width;
    const handle = canvas.getByRole("slider", { name: "Resize Title" });
    const { right, top } = head.getBoundingClientRect();
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: handle, coords: { clientX: right, clientY: top + 8 } },
      { target: handle, coords: { clientX: right - 60, clientY: top + 8 } },
      { keys: "[/MouseLeft]", target: handle },
    ]);
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeLessThan(before));
  },
});

export const Loading = meta.story({
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Articles of Presentes");
  },
});

export const LoadingWithRows = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(bodyRows(canvas.getByRole("table"))).toHaveLength(6);
  },
});

export const Empty = meta.story({
  args: {
    rows: [],
    message: (
      <EmptyState title="No articles yet" actions={<Button icon={Plus}>New article</Button>}>
        An article turns an idea into products that readers can give.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No articles yet" })).toBeVisible();
  },
});

export const FailedToLoad = meta.story({
  args: {
    rows: [],
    message: (
      <ErrorState title="The articles could not be loaded" onRetry={fn()}>
        Nothing was lost. Try again in a moment.
      </ErrorState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const FocusVisible = meta.story({
  decorators: [inState("focus-visible")],
});

export const StickyHeader = meta.story({
  args: { rows: Array.from({ length: 60 }, (_, index) => article(index)) },
  parameters: { layout: "fullscreen" },
  render: tableInPage,
  play: async ({ canvas }) => {
    bodyRows(canvas.getByRole("table")).at(-1)?.scrollIntoView();
    const head = canvas.getByRole("columnheader", { name: "Title" });
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(0));
  },
});

export const LongTable = meta.story({
  args: {
    rows: Array.from({ length: 5000 }, (_, index) => article(index)),
    selected: new Set(["5000"]),
  },
  render: (props) => <KeptTable {...props} />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table");
    await expect(table).toHaveAttribute("aria-rowcount", "5001");
    await waitFor(() => expect(table.querySelectorAll("tr").length).toBeLessThan(80));
    const box = table.parentElement!;
    box.scrollTop = box.scrollHeight;
    const last = await canvas.findByRole("checkbox", { name: /^Select Gifts for a dad.* 5000$/ });
    await waitFor(() => expect(last).toBeChecked());
    await expect(last.closest("tr")).toHaveAttribute("aria-rowindex", "5001");
    const head = canvas.getByRole("columnheader", { name: "Title" });
    await waitFor(() =>
      expect(head.getBoundingClientRect().top).toBe(box.getBoundingClientRect().top),
    );
  },
});
