import type { LucideIcon } from "lucide-react";

/** One of the things to choose from. */
export type Option<Id extends string = string> = {
  readonly id: Id;
  readonly label: string;
  /** A second line, for what the label alone does not tell. */
  readonly description?: string;
  readonly icon?: LucideIcon;
  /** Options of one section stand together under its title. */
  readonly section?: string;
  readonly isDisabled?: boolean;
};

/** Options under a common title; without a title they stand first, without heading. */
export type OptionSection<Id extends string = string> = {
  readonly title: string | undefined;
  readonly options: readonly Option<Id>[];
};

/** Groups options by their section, in the order in which sections first appear. */
export function optionSections<Id extends string>(
  options: readonly Option<Id>[],
): readonly OptionSection<Id>[] {
  const groups = Map.groupBy(options, (option) => option.section);
  return [...groups]
    .map(([title, members]) => ({ title, options: members }))
    .toSorted((a, b) => Number(a.title !== undefined) - Number(b.title !== undefined));
}
