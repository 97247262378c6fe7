import { Globe } from "lucide-react";
import { expect, userEvent, waitFor } from "storybook/test";
import { ListBoxContext } from "react-aria-components";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { OptionList } from "./OptionList.tsx";

const meta = preview.meta({
  title: "Forms/OptionList",
  component: OptionList,
  decorators: [inWidth(260)],
  args: {
    emptyText: "No country",
    options: [
      { id: "any", label: "Any country", icon: Globe },
      { id: "pt", label: "Portugal", description: "2 feeds", section: "Europe" },
      { id: "es", label: "Spain", description: "1 feed", section: "Europe" },
      { id: "br", label: "Brazil", section: "Americas", isDisabled: true },
    ],
  },
  render: (args) => (
    <ListBoxContext
      value={{ "aria-label": "Country", selectionMode: "single", defaultSelectedKeys: ["pt"] }}
    >
      <OptionList {...args} />
    </ListBoxContext>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    // A list draws its options a moment after itself; an empty one keeps the focus.
    const portugal = await canvas.findByRole("option", { name: /Portugal/ });
    await userEvent.tab();
    await waitFor(() => expect(portugal).toHaveFocus());
    await userEvent.keyboard("{ArrowDown} ");
    await waitFor(() =>
      expect(canvas.getByRole("option", { name: /Spain/ })).toHaveAttribute(
        "aria-selected",
        "true",
      ),
    );
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("option", { name: /Spain/ })).toHaveFocus());
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas }) => {
    const spain = await canvas.findByRole("option", { name: /Spain/ });
    await userEvent.click(spain);
    await waitFor(() => expect(spain).toHaveAttribute("aria-selected", "true"));
  },
});

export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No country")).toBeVisible();
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const LongAndUnbroken = meta.story({
  args: {
    options: [
      { id: "a", label: "The United Kingdom of Great Britain and Northern Ireland" },
      { id: "b", label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik" },
    ],
  },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
