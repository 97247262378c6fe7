import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { focusInside } from "../stories-support/focus.ts";
import { ListScreen } from "./ListScreen.tsx";
import { WizardScreen } from "./WizardScreen.tsx";

const meta = preview.meta({
  title: "Foundations/How a screen is made",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
});

/** Shell, header, toolbar and table; the bug in the top bar opens the log. */
export const AList = meta.story({
  render: () => <ListScreen />,
  play: async ({ canvas }) => {
    const legend = within(canvas.getByRole("complementary", { name: "A list" }));
    await expect(legend.getAllByRole("link")).toHaveLength(6);
    await expect(canvas.getByRole("table", { name: "Articles of Presentes" })).toBeVisible();
  },
});

export const ADebugSheetOverIt = meta.story({
  render: () => <ListScreen />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Debug" });
    await userEvent.click(button);
    await focusInside(await screen.findByRole("dialog", { name: "Debug" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await focusInside(await screen.findByRole("dialog", { name: "Debug" }));
  },
});

export const AStepOfTheWizard = meta.story({
  name: "A step of the wizard",
  render: () => <WizardScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /Timemore/ }));
    await waitFor(() => expect(canvas.getByText("3 products selected")).toBeVisible());
  },
});

export const Narrow = meta.story({
  globals: narrow,
  render: () => <ListScreen />,
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
