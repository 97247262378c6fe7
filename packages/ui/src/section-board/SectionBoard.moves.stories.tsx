import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { boardSections, Prioritizing, thousands } from "../stories-support/board.tsx";
import { dragTo } from "../stories-support/drag.ts";
import { focusInside } from "../stories-support/focus.ts";
import { SectionBoard } from "./SectionBoard.tsx";

const meta = preview.meta({
  title: "Patterns/SectionBoard",
  tags: ["!autodocs"],
  component: SectionBoard,
  globals: { viewport: { value: "wide" } },
  args: { label: "Sections of Gifts for coffee lovers", sections: boardSections, onMove: fn() },
  render: (args) => <Prioritizing {...args} />,
});

export const PointerBetweenSections = meta.story({
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("grid", { name: "Products in Unassigned" });
    const to = canvas.getByRole("grid", { name: "Products in Slow mornings" });
    const [glasses] = await within(from).findAllByRole("row");
    const [atlas] = await within(to).findAllByRole("row");
    await dragTo(glasses!, atlas!, 0.1);
    await waitFor(() => expect(within(to).getAllByRole("row")).toHaveLength(2));
    await waitFor(() =>
      expect(within(to).getAllByRole("row")[0]).toHaveTextContent(/espresso glasses/),
    );
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ ids: [5], sectionId: 2, index: 0 }),
    );
    await waitFor(() =>
      expect(canvas.getByRole("meter", { name: "Products in Slow mornings" })).toHaveAttribute(
        "aria-valuetext",
        "2 of 3–5, 1 more needed",
      ),
    );
    await waitFor(() =>
      expect(canvas.getByText(/glasses.* moved to Slow mornings/)).toBeInTheDocument(),
    );
  },
});

export const PointerIntoEmpty = meta.story({
  play: async ({ canvas }) => {
    const from = canvas.getByRole("grid", { name: "Products in Slow mornings" });
    const to = canvas.getByRole("grid", { name: "Products in Something to read" });
    const [atlas] = await within(from).findAllByRole("row");
    await dragTo(atlas!, to, 0.5);
    await waitFor(() => expect(within(to).getByText(/World Atlas/)).toBeVisible());
    await waitFor(() => expect(within(from).getByText("Drop products here")).toBeVisible());
  },
});

/** Goes to Hario, the first product of the first section. */
async function tabToHario(canvas: ReturnType<typeof within>) {
  const hario = await canvas.findByRole("row", { name: /Hario/ });
  await userEvent.tab();
  await waitFor(() => expect(hario).toHaveFocus());
}

export const KeyboardBetweenSections = meta.story({
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole("grid", { name: "Products in For the espresso purist" });
    const to = canvas.getByRole("grid", { name: "Products in Slow mornings" });
    await tabToHario(canvas);
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    await waitFor(() => expect(within(to).getByRole("row", { name: /Hario/ })).toHaveFocus());
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ ids: [1], sectionId: 2, index: 0 }),
    );
    await expect(within(from).getAllByRole("row")).toHaveLength(2);
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await waitFor(() => expect(within(from).getByRole("row", { name: /Hario/ })).toHaveFocus());
  },
});

export const KeyboardWithinASection = meta.story({
  play: async ({ canvas, args }) => {
    await tabToHario(canvas);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ ids: [1], sectionId: 1, index: 2 }),
    );
    await expect(canvas.getByRole("row", { name: /Hario/ })).toHaveFocus();
  },
});

export const NoSectionBeforeTheFirst = meta.story({
  play: async ({ canvas, args }) => {
    await tabToHario(canvas);
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(canvas.getByRole("row", { name: /Hario/ })).toHaveFocus();
  },
});

export const ByMenu = meta.story({
  play: async ({ canvas, args }) => {
    const to = canvas.getByRole("grid", { name: "Products in Something to read" });
    await userEvent.click(await canvas.findByRole("button", { name: /^Move The World Atlas/ }));
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Move to Something to read" }),
    );
    await waitFor(() => expect(within(to).getByText(/World Atlas/)).toBeVisible());
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ ids: [4], sectionId: 3, index: 0 }),
    );
    await expect(
      await canvas.findByText(/World Atlas.* moved to Something to read/),
    ).toBeInTheDocument();
    await waitFor(() => expect(within(to).getByRole("row", { name: /Atlas/ })).toHaveFocus());
  },
});

export const ByMenuWithTheKeyboard = meta.story({
  play: async ({ canvas }) => {
    const to = canvas.getByRole("grid", { name: "Products in Unassigned" });
    const more = await canvas.findByRole("button", { name: /^Move Hario/ });
    more.focus();
    await userEvent.keyboard("{Enter}");
    await focusInside(await screen.findByRole("menu"));
    await userEvent.keyboard("{End}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Move to Unassigned" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(to).getByRole("row", { name: /Hario/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(within(to).getAllByRole("row").at(-2)).toHaveFocus());
  },
});

export const ByTouch = meta.story({
  play: async ({ canvas }) => {
    const to = canvas.getByRole("grid", { name: "Products in Something to read" });
    const tap = (target: HTMLElement) => userEvent.pointer([{ keys: "[TouchA]", target }]);
    await tap(await canvas.findByRole("button", { name: /^Move The World Atlas/ }));
    await tap(await screen.findByRole("menuitem", { name: "Move to Something to read" }));
    await waitFor(() => expect(within(to).getByText(/World Atlas/)).toBeVisible());
  },
});

export const TwoThousandProducts = meta.story({
  args: { sections: thousands },
  play: async ({ canvas }) => {
    const to = canvas.getByRole("grid", { name: "Products in Section 2" });
    await userEvent.click(await canvas.findByRole("button", { name: /^Move .* no\. 1$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Section 2" }));
    await waitFor(() =>
      expect(canvas.getByRole("meter", { name: "Products in Section 2" })).toHaveAttribute(
        "aria-valuenow",
        "501",
      ),
    );
    await waitFor(() => expect(within(to).getByRole("row", { name: /no\. 1$/ })).toHaveFocus());
    await expect(within(to).getAllByRole("row").length).toBeLessThan(60);
  },
});
