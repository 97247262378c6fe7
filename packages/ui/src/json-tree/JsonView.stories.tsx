import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { products, request, response } from "../stories-support/bot-log.ts";
import { Grid } from "../layout/Grid.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { JsonView } from "./JsonView.tsx";

const writeText = fn((_text: string) => Promise.resolve());

/** Catches what would go to the clipboard. */
const copied = () => {
  const spy = spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
  return () => spy.mockRestore();
};

const meta = preview.meta({
  title: "Data/JsonView",
  component: JsonView,
  args: { label: "Request", value: request },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand all" }));
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: /^type/ })).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Collapse all" }));
    await waitFor(() => expect(canvas.queryByRole("treeitem", { name: /^type/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: /^messages/ })).toBeVisible());
    await userEvent.click(canvas.getByRole("radio", { name: "Flat" }));
    await expect(
      await canvas.findByRole("treeitem", { name: /^messages\[1\]\.content/ }),
    ).toBeVisible();
  },
});

export const Search = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Search in Request" });
    await userEvent.type(field, "role");
    await expect(await canvas.findByText("1 of 2")).toBeVisible();
    const found = await canvas.findAllByText("role", { selector: "mark" });
    await expect(found[0]!.closest("[role=treeitem]")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("2 of 2")).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Next match" }));
    await expect(canvas.getByText("1 of 2")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Previous match" }));
    await expect(canvas.getByText("2 of 2")).toBeVisible();
  },
});

export const SearchInAClosedText = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.type(field, "invent a price");
    await expect(await canvas.findByText("invent a price", { selector: "mark" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
  },
});

export const NoMatches = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "tea");
    await expect(await canvas.findByText("No matches")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next match" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const SearchInALargeDocument = meta.story({
  args: { label: "Response", value: products(4000) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "grinder 3999");
    await expect(await canvas.findByText("1 of 1")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText(/grinder 3999/i, { selector: "mark" })).toBeVisible(),
    );
    await expect(canvas.getByRole("tree").querySelectorAll("*").length).toBeLessThan(300);
  },
});

export const CopyValueAndPath = meta.story({
  beforeEach: copied,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("treeitem", { name: /^model/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Copy value" }));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith("gpt-5-mini"));
    await expect(await canvas.findByText("Copied 10 characters")).toBeVisible();
    await userEvent.click(canvas.getByRole("treeitem", { name: /^response format/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Copy path" }));
    await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('$["response format"]'));
  },
});

export const CopyingIsForbidden = meta.story({
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy value" }));
    await expect(await canvas.findByText(/The browser does not allow copying here/)).toBeVisible();
  },
});

export const Flat = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Flat" }));
    await waitFor(() =>
      expect(canvas.getByRole("treeitem", { name: /^messages\[1\]\.content/ })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Expand all" })).toBeNull());
    await userEvent.click(canvas.getByRole("treeitem", { name: /^messages\[0\]\.content/ }));
    await waitFor(() => expect(canvas.getByText(/Never invent a price/)).toBeVisible());
    await userEvent.click(canvas.getByRole("radio", { name: "Tree" }));
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: /^messages/ })).toBeVisible());
  },
});

export const Raw = meta.story({
  beforeEach: copied,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Raw" }));
    const text = canvas.getByRole("region", { name: "Request" });
    await expect(within(text).getByText(/"model": "gpt-5-mini"/)).toBeVisible();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Copy everything" }));
    await waitFor(() =>
      expect(writeText).toHaveBeenLastCalledWith(JSON.stringify(request, null, 2)),
    );
    await userEvent.tab();
  },
});

export const Download = meta.story({
  args: { fileName: "request-812.json" },
  play: async ({ canvas }) => {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await userEvent.click(canvas.getByRole("button", { name: "Download" }));
    await expect(saved).toEqual(["request-812.json"]);
    click.mockRestore();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
    canvas.getByRole("radio", { name: "Tree" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Flat" })).toBeChecked());
  },
});

export const SideBySide = meta.story({
  render: () => (
    <Grid minColumn={480} gap="small">
      <JsonView label="Request" value={request} />
      <JsonView label="Response" value={response} initialDepth={4} />
    </Grid>
  ),
});

export const Narrow = meta.story({
  decorators: [inWidth(288)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("searchbox")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: { label: "الطلب" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
