import type { LucideIcon } from "lucide-react";

/** One thing that the palette can do or go to. */
export type Command = {
  /** Unique among all groups. */
  readonly id: string;
  /** What happens, or where it goes: "New article", "Presentes". */
  readonly label: string;
  /** What tells it from others of that name: "Site · Portugal". */
  readonly description?: string;
  readonly icon?: LucideIcon;
  /** Words that find it as well, though they are not shown. */
  readonly keywords?: readonly string[];
  /** Where it goes; without it `onAction` does something. */
  readonly href?: string;
  /** Keys that do the same without the palette: "Mod+S". Only printed. */
  readonly shortcut?: string;
};

/** Commands of one kind. */
export type CommandGroup = {
  /** "Sites", "Actions" */
  readonly title: string;
  readonly commands: readonly Command[];
  /** They were found elsewhere for what is typed now, and are shown as they come. */
  readonly isAnswer?: boolean;
};

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase();

const words = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** How well a command fits words: 0 not at all, more for the label, most for its beginning. */
function fit({ label, description = "", keywords = [] }: Command, wanted: readonly string[]) {
  const inLabel = fold(label);
  const anywhere = fold([label, description, ...keywords].join(" "));
  if (!wanted.every((word) => anywhere.includes(word))) return 0;
  const first = wanted[0] ?? "";
  if (inLabel.startsWith(first)) return 3;
  return inLabel.includes(first) ? 2 : 1;
}

/**
 * The groups with those commands that hold every typed word, accents and case aside, the best fits
 * first. Groups without any are left out.
 */
export function findCommands(
  groups: readonly CommandGroup[],
  query: string,
): readonly CommandGroup[] {
  const wanted = words(query);
  return groups
    .map((group) => {
      if (group.isAnswer || wanted.length === 0) return group;
      const commands = group.commands
        .map((command) => ({ command, score: fit(command, wanted) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .map(({ command }) => command);
      return { ...group, commands };
    })
    .filter(({ commands }) => commands.length > 0);
}

/** The groups with the recent commands in a group of their own in front, and not twice. */
export function withRecent(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  title: string,
): readonly CommandGroup[] {
  const known = new Map(groups.flatMap(({ commands }) => commands.map((one) => [one.id, one])));
  const commands = recent.flatMap((id) => known.get(id) ?? []);
  const rest = groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ id }) => !recent.includes(id)),
  }));
  return [{ title, commands }, ...rest].filter((group) => group.commands.length > 0);
}

/** The ids of recent commands after one more was used, the newest first. */
export function remember(recent: readonly string[], id: string, limit = 5): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, limit);
}
