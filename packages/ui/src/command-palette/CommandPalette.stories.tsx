import { FileText, Globe, Plus, RefreshCw, Settings } from "lucide-react";
import { useState } from "react";
import { RouterProvider } from "react-aria-components";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut } from "../stories-support/geometry.ts";
import { useCommandKey } from "./command-key.ts";
import type { CommandGroup } from "./commands.ts";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette.tsx";

const groups: readonly CommandGroup[] = [
  {
    title: "Actions",
    commands: [
      {
        id: "new",
        label: "New article",
        description: "Presentes",
        icon: Plus,
        keywords: ["write"],
      },
      { id: "redeploy", label: "Redeploy Presentes", icon: RefreshCw },
      { id: "save", label: "Save article", icon: FileText, shortcut: "Mod+S" },
    ],
  },
  {
    title: "Sites",
    commands: [
      {
        id: "site-1",
        label: "Presentes",
        description: "Portugal",
        icon: Globe,
        href: "/presentes",
      },
      { id: "site-2", label: "Regalos", description: "Spain", icon: Globe, href: "/regalos" },
      { id: "site-3", label: "Idées cadeaux", description: "France", icon: Globe, href: "/idees" },
    ],
  },
  {
    title: "Settings",
    commands: [{ id: "bots", label: "Bots", icon: Settings, href: "/bots" }],
  },
];

const navigate = fn<(href: string) => void>();

function WithButton(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  useCommandKey(() => setOpen(true));
  return (
    <RouterProvider navigate={navigate}>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  render: (args) => <WithButton {...args} />,
  args: {
    isOpen: true,
    groups,
    onAction: fn(),
    onOpenChange: fn(),
    onQueryChange: fn(),
  },
});

const opened = async () => {
  const dialog = await screen.findByRole("dialog", { name: "Command palette" });
  await waitFor(() => expect(within(dialog).getByRole("combobox")).toHaveFocus());
  return within(dialog);
};

export const Default = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Search" });
    await userEvent.click(button);
    const palette = await opened();
    const box = palette.getByRole("combobox", { name: "Command palette" });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, "write");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("write");
    await waitFor(() => expect(palette.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onAction).toHaveBeenCalledWith("new");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const OpensWithTheKeyboard = meta.story({
  args: { isOpen: false },
  play: async () => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await opened();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Open = meta.story({
  play: async () => {
    const palette = await opened();
    await expect(palette.getByRole("group", { name: "Sites" })).toBeVisible();
  },
});

export const GoesToLinks = meta.story({
  play: async ({ args }) => {
    const palette = await opened();
    await userEvent.click(palette.getByRole("option", { name: /Regalos/ }));
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/regalos", undefined));
    await expect(args.onAction).toHaveBeenCalledWith("site-2");
  },
});

export const GoesToLinksByKeyboard = meta.story({
  play: async () => {
    const palette = await opened();
    await userEvent.keyboard("bots");
    await palette.findByRole("option", { name: "Bots" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith("/bots", undefined));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const Recent = meta.story({
  args: { recent: ["site-3", "redeploy"] },
  play: async () => {
    const palette = await opened();
    const recent = palette.getByRole("group", { name: "Recent" });
    await expect(within(recent).getAllByRole("option")).toHaveLength(2);
  },
});

export const Typed = meta.story({
  play: async () => {
    const palette = await opened();
    await userEvent.keyboard("idees");
    await expect(await palette.findByRole("option", { name: /Idées cadeaux/ })).toBeVisible();
    await waitFor(() => expect(palette.getAllByRole("option")).toHaveLength(1));
  },
});

export const NothingFits = meta.story({
  play: async () => {
    const palette = await opened();
    await userEvent.keyboard("zzz");
    await expect(await palette.findByText("Nothing fits “zzz”")).toBeVisible();
  },
});

export const Pending = meta.story({
  args: { groups: [], isPending: true },
  play: async () => {
    const palette = await opened();
    await expect(palette.getByText("Searching…")).toBeVisible();
    await expect(palette.getByRole("progressbar", { name: "Searching" })).toBeVisible();
  },
});

export const AnswersFromElsewhere = meta.story({
  args: {
    isPending: true,
    groups: [
      ...groups,
      {
        title: "Articles",
        isAnswer: true,
        commands: [
          { id: "a-1", label: "Gifts for coffee lovers", description: "Presentes", icon: FileText },
        ],
      },
    ],
  },
  play: async () => {
    const palette = await opened();
    await userEvent.keyboard("barista");
    await expect(await palette.findByRole("option", { name: /coffee lovers/ })).toBeVisible();
    await waitFor(() => expect(palette.getAllByRole("option")).toHaveLength(1));
  },
});

export const Many = meta.story({
  args: {
    groups: [
      {
        title: "Articles",
        commands: Array.from({ length: 80 }, (_, index) => ({
          id: `${index}`,
          label: `Gifts for reader ${index + 1}`,
          icon: FileText,
        })),
      },
    ],
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    groups: [
      {
        title: "Sites",
        commands: [
          {
            id: "a",
            label:
              "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzersgattinnengeschenke",
            description: "The United Kingdom of Great Britain and Northern Ireland",
            icon: Globe,
          },
        ],
      },
    ],
  },
  play: nothingSticksOut,
});

export const Narrow = meta.story({ globals: narrow, play: nothingSticksOut });

export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    placeholder: "ابحث",
    groups: [
      { title: "المواقع", commands: [{ id: "a", label: "هدايا", icon: Globe, shortcut: "Mod+G" }] },
    ],
  },
  play: async () => {
    const palette = await opened();
    const name = palette.getByText("هدايا").getBoundingClientRect();
    const shortcut = palette.getByText("Ctrl").getBoundingClientRect();
    await expect(shortcut.right).toBeLessThan(name.left);
  },
});
