import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { products, request } from "../stories-support/bot-log.ts";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { JsonTree } from "./JsonTree.tsx";

const meta = preview.meta({
  title: "Data/JsonTree",
  component: JsonTree,
  args: { label: "Request", value: request, initialDepth: 1 },
});

type Canvas = { getByRole: (role: string, options?: { name?: RegExp | string }) => HTMLElement };
const item = (canvas: Canvas, name: RegExp) => canvas.getByRole("treeitem", { name });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tree", { name: "Request" })).toBeVisible();
    const messages = item(canvas, /^messages/);
    await expect(messages).toHaveTextContent("[2 items]");
    await expect(messages).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(messages);
    await waitFor(() => expect(messages).toHaveAttribute("aria-expanded", "true"));
    await waitFor(() => expect(item(canvas, /^0/)).toHaveAttribute("aria-level", "3"));
    await userEvent.click(messages);
    await waitFor(() => expect(canvas.queryByRole("treeitem", { name: /^0/ })).toBeNull());
    await expect(item(canvas, /^metadata/)).not.toHaveAttribute("aria-expanded");
    await expect(item(canvas, /^metadata/)).toHaveTextContent("{}");
    await expect(item(canvas, /^tools/)).toHaveTextContent("[]");
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const root = item(canvas, /^\{/);
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(item(canvas, /^temperature/)).toHaveFocus());
    await userEvent.keyboard("me");
    await waitFor(() => expect(item(canvas, /^metadata/)).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
    await waitFor(() => expect(item(canvas, /^messages/)).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(item(canvas, /^0/)).toHaveFocus());
    await userEvent.keyboard("*");
    await waitFor(() => expect(item(canvas, /^1/)).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await waitFor(() => expect(item(canvas, /^0/)).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(item(canvas, /^messages/)).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(item(canvas, /^response format/)).toHaveFocus());
    const items = canvas.getAllByRole("treeitem");
    await expect(items.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await expect(within(canvas.getByRole("tree")).queryByRole("button")).toBeNull();
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.keyboard("{Home}{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("treeitem")).toHaveLength(1));
  },
});

const texts = {
  whole: "a".repeat(200),
  cut: `${"a".repeat(200)}b`,
  gifts: "🎁".repeat(201),
};

export const LongTexts = meta.story({
  args: { value: texts },
  name: "DEBUG-3 Long texts",
  play: async ({ canvas }) => {
    const whole = item(canvas, /^whole/);
    await expect(whole).not.toHaveAttribute("aria-expanded");
    await expect(whole).not.toHaveTextContent("more");
    const cut = item(canvas, /^cut/);
    await expect(cut).toHaveTextContent(/a{200}… 1 more$/);
    await expect(item(canvas, /^gifts/)).toHaveTextContent(/(🎁){200}… 1 more$/u);
    await userEvent.click(cut);
    await waitFor(() => expect(cut).toHaveTextContent("201 characters"));
    await waitFor(() => expect(item(canvas, /^a+b$/)).toHaveTextContent(texts.cut));
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(cut).toHaveTextContent("… 1 more"));
  },
});

export const OpenText = meta.story({
  args: { value: request.messages[0] },
  play: async ({ canvas }) => {
    await userEvent.click(item(canvas, /^content/));
    await waitFor(() => expect(canvas.getByText(/Never promise a delivery date\./)).toBeVisible());
  },
});

export const CopyYieldsTheWholeValue = meta.story({
  args: { value: texts },
  play: async ({ canvas }) => {
    const cut = item(canvas, /^cut/);
    await userEvent.tab();
    await userEvent.keyboard("cut");
    await waitFor(() => expect(cut).toHaveFocus());
    const clipboardData = new DataTransfer();
    await fireEvent(
      cut,
      new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(clipboardData.getData("text/plain")).toBe(texts.cut);
  },
});

export const SelectingDoesNotToggle = meta.story({
  play: async ({ canvas }) => {
    const messages = item(canvas, /^messages/);
    document.getSelection()?.selectAllChildren(messages);
    await fireEvent.click(messages);
    await expect(messages).toHaveAttribute("aria-expanded", "false");
    document.getSelection()?.removeAllRanges();
    await fireEvent.click(messages);
    await expect(messages).toHaveAttribute("aria-expanded", "true");
  },
});

export const LongArray = meta.story({
  args: { value: products(12_345), initialDepth: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(item(canvas, /0 … 9999/)).toBeVisible());
    await userEvent.click(item(canvas, /10000 … 12344/));
    await userEvent.keyboard("{PageDown}{PageDown}");
    await waitFor(() => expect(item(canvas, /12300 … 12344/)).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(item(canvas, /^12300/)).toHaveFocus());
    await waitFor(() => expect(item(canvas, /^12300/)).toHaveTextContent("{4 items}"));
  },
});

export const EverythingOpen = meta.story({
  args: { value: products(5000), initialDepth: 99 },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole("tree");
    await expect(tree.querySelectorAll("*").length).toBeLessThan(300);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = await waitFor(async () => {
      const row = canvas.getAllByRole("treeitem", { name: /^isAvailable/ }).at(-1);
      await waitFor(() => expect(row).toHaveFocus());
      return row!;
    });
    await expect(last).toHaveAttribute("aria-level", "5");
    await expect(tree.querySelectorAll("*").length).toBeLessThan(300);
    tree.scrollTop = 0;
    await waitFor(() => expect(item(canvas, /^products/)).toBeVisible());
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(item(canvas, /^price.*43$/)).toHaveFocus());
  },
});

let deep: unknown = "the bottom";
for (let level = 0; level < 1000; level += 1) deep = level % 2 ? [deep] : { deeper: deep };

export const ThousandLevels = meta.story({
  args: { value: deep, initialDepth: 1001 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const bottom = await canvas.findByRole("treeitem", { name: /the bottom/ });
    await expect(bottom).toHaveAttribute("aria-level", "1001");
    await waitFor(() => expect(bottom).toHaveFocus());
  },
});

export const OddKeysAndValues = meta.story({
  args: {
    value: JSON.parse(
      '{"": "an empty key", "__proto__": {"polluted": false}, "constructor": 1, "a/b~c": null, "two\\nlines": "x\\ny", "lone": "\\ud83c", "space": " "}',
    ) as unknown,
    initialDepth: 2,
  },
  play: async ({ canvas }) => {
    await expect(item(canvas, /^""/)).toHaveTextContent("an empty key");
    await expect(item(canvas, /^__proto__/)).toHaveTextContent("{1 item}");
    await expect(item(canvas, /^polluted/)).toHaveTextContent("false");
  },
});

export const Megabyte = meta.story({
  args: { value: { prompt: "Gifts for coffee lovers. ".repeat(42_000) } },
  play: async ({ canvas }) => {
    const prompt = item(canvas, /^prompt/);
    await expect(prompt).toHaveTextContent("… 1,049,800 more");
    await userEvent.click(prompt);
    await waitFor(() => expect(prompt).toHaveTextContent("1,050,000 characters"));
    await expect(canvas.getByRole("tree").textContent.length).toBeLessThan(40_000);
  },
});

export const ValueAlone = meta.story({
  args: { value: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("treeitem")).toHaveLength(1);
  },
});

export const Empty = meta.story({ args: { value: {} } });

export const Narrow = meta.story({
  args: { value: request, initialDepth: 3 },
  decorators: [inWidth(280)],
  play: async ({ canvas }) => {
    const tree = canvas.getByRole("tree");
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth);
  },
});

export const RightToLeft = meta.story({
  args: {
    label: "الطلب",
    value: { prompt: "هدايا لمحبي القهوة بأقل من 50 يورو", العنوان: ["قهوة", "coffee"] },
    initialDepth: 2,
  },
  decorators: [inRtl],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}{ArrowUp}{ArrowUp}{ArrowLeft}");
    await waitFor(() => expect(item(canvas, /^العنوان/)).toHaveAttribute("aria-expanded", "false"));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(item(canvas, /^العنوان/)).toHaveAttribute("aria-expanded", "true"));
  },
});
