import type { LucideIcon } from "lucide-react";

/** One thing that a menu can do. */
export type MenuItem<Id extends string = string> = {
  readonly id: Id;
  /** What happens: "Find products anew". */
  readonly label: string;
  /** A second line, for what the label alone does not tell. */
  readonly description?: string | undefined;
  readonly icon?: LucideIcon;
  /** `danger` for what destroys something; it stands last. */
  readonly tone?: "danger";
  /** Why it cannot be done now; stands where the description stood. */
  readonly disabledReason?: string | undefined;
  /** Keys that do the same without the menu: "Mod+S". Only printed. */
  readonly shortcut?: string;
  /** Where it goes; `onAction` is called as well. */
  readonly href?: string;
  /** Items of one group stand together, with a line before the next. */
  readonly group?: string;
};

/** The items group by group, in the order in which the groups first appear. */
export function itemGroups<Id extends string>(
  items: readonly MenuItem<Id>[],
): (readonly MenuItem<Id>[])[] {
  return [...Map.groupBy(items, ({ group }) => group).values()];
}

/** What cannot be chosen now. */
export function disabledIds<Id extends string>(items: readonly MenuItem<Id>[]): Id[] {
  return items.filter(({ disabledReason }) => disabledReason).map(({ id }) => id);
}
