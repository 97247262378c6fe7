import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Paginator, type PaginatorProps } from "./Paginator.tsx";

const meta = preview.meta({
  title: "Navigation/Paginator",
  component: Paginator,
  args: {
    label: "Pages of the debug log",
    page: 3,
    total: 88,
    onPageChange: fn(),
    onPageSizeChange: fn(),
  },
});

/** Keeps page and size, as a screen does. */
function Kept(props: PaginatorProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize ?? 10);
  return (
    <Paginator
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        props.onPageChange(next);
      }}
      pageSize={pageSize}
      onPageSizeChange={(size) => {
        setPageSize(size);
        setPage(1);
        props.onPageSizeChange?.(size);
      }}
    />
  );
}

export const Default = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Pages of the debug log" }));
    await expect(nav.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 3");
    await expect(nav.getByRole("status")).toHaveTextContent("21-30 of 88");
    await userEvent.click(nav.getByRole("button", { name: "Page 4" }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(nav.getByRole("status")).toHaveTextContent("31-40 of 88");
    await userEvent.click(nav.getByRole("button", { name: "Next page" }));
    await expect(nav.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 5");
  },
});

export const DefaultSize = meta.story({
  name: "DEBUG-4 Sizes 10, 20, 50, 100",
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    const size = canvas.getByRole("combobox", { name: "Per page" });
    await expect(size).toHaveValue("10");
    const options = within(size).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual(["10", "20", "50", "100"]);
    await userEvent.selectOptions(size, "50");
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(50);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("status")).toHaveTextContent("1-50 of 88");
  },
});

export const Keyboard = meta.story({
  args: { page: 1, total: 20 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const previous = canvas.getByRole("button", { name: "Previous page" });
    const next = canvas.getByRole("button", { name: "Next page" });
    await expect(previous).toBeDisabled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(next).toBeDisabled();
    await waitFor(() => expect(previous).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(previous).toBeDisabled();
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const SevenPages = meta.story({
  args: { total: 70, page: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("…")).toBeNull();
    await expect(canvas.getAllByRole("button", { name: /^Page/ })).toHaveLength(7);
  },
});

export const ManyPages = meta.story({
  name: "DEBUG-5 Ellipsis above 7 pages",
  args: { total: 12_340, page: 600 },
  play: async ({ canvas }) => {
    const slots = canvas.getAllByRole("listitem").map((item) => item.textContent);
    await expect(slots).toEqual(["", "1", "…", "599", "600", "601", "…", "1234", ""]);
    await expect(canvas.getAllByRole("button", { name: /^Page/ })).toHaveLength(5);
  },
});

export const FirstPage = meta.story({ args: { page: 1, total: 880 } });

export const LastPage = meta.story({ args: { page: 88, total: 880 } });

export const BeyondTheLastPage = meta.story({
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { current: "page" })).toHaveAccessibleName("Page 9");
    await expect(canvas.getByRole("status")).toHaveTextContent("81-88 of 88");
  },
});

export const OnePage = meta.story({
  args: { page: 1, total: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Previous page" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeDisabled();
  },
});

export const Empty = meta.story({
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("0-0 of 0");
  },
});

export const WithoutSizes = meta.story({
  args: { onPageSizeChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Pressed = meta.story({ decorators: [inState("hovered", "pressed")] });

export const FocusVisible = meta.story({ decorators: [inState("focus-visible")] });

export const Narrow = meta.story({
  args: { total: 880, page: 40 },
  decorators: [inWidth(300)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("button", { name: /^Page/ })).toHaveLength(3);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: {
    label: "الصفحات",
    sizeLabel: "لكل صفحة",
    summary: (from, to, total) => `${from}-${to} من ${total}`,
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
