import { Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { Stack } from "../layout/Stack.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { Table } from "../table/Table.tsx";
import { BulkBar } from "./BulkBar.tsx";

const meta = preview.meta({
  title: "Data/BulkBar",
  component: BulkBar,
  args: {
    count: 3,
    onClear: fn(),
    children: (
      <Button tone="danger" icon={Trash2}>
        Delete 3 ideas
      </Button>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole("region", { name: "Selection" });
    await expect(within(bar).getByText("3 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const NothingSelected = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

const ideas = Array.from({ length: 40 }, (_, index) => ({
  id: `${index + 1}`,
  title: `For the espresso purist ${index + 1}`,
}));

function Selecting() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["2", "3"]));
  return (
    <Stack>
      <Table
        label="Ideas"
        columns={[{ id: "title", title: "Idea", cell: (row) => row.title }]}
        rows={ideas}
        keyOf={(row) => row.id}
        nameOf={(row) => row.title}
        selected={selected}
        onSelectedChange={setSelected}
      />
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        <Button>Curate {selected.size} ideas</Button>
        <Button tone="danger" icon={Trash2}>
          Delete {selected.size} ideas
        </Button>
      </BulkBar>
    </Stack>
  );
}

export const WithATable = meta.story({
  render: () => <Selecting />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", { name: "Select For the espresso purist 5" }),
    );
    const button = canvas.getByRole("button", { name: "Delete 3 ideas" });
    const { innerHeight } = canvasElement.ownerDocument.defaultView!;
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(canvas.getByRole("status")).toHaveTextContent("3 selected");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the selection" }));
    await expect(canvas.queryByRole("region", { name: "Selection" })).toBeNull();
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
});

export const Keyboard = meta.story({
  render: () => <Selecting />,
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole("checkbox").at(-1)!;
    last.focus();
    await userEvent.keyboard(" ");
    await expect(last).toBeChecked();
    for (const name of [/^Curate/, /^Delete/, "Clear the selection"]) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole("button", { name })).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Selection" })).toBeNull());
    await waitFor(() => expect(last).toHaveFocus());
  },
});

export const OverATable = meta.story({ render: () => <Selecting /> });

export const Narrow = meta.story({
  args: {
    children: (
      <>
        <Button>Curate 3 ideas</Button>
        <Button tone="danger">Delete 3 ideas</Button>
      </>
    ),
  },
  decorators: [inWidth(280)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: {
    summary: (count) => `${count} محددة`,
    children: <Button tone="danger">حذف الأفكار</Button>,
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
