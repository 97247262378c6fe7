import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One site in a group of the sidebar. */
export type SidebarEntry = {
  readonly id: string;
  readonly name: string;
  /** Its country code, or what stands for an unknown one. */
  readonly country: string;
  readonly href: string;
  /** Paths that belong to it, where they do not begin with `href`. */
  readonly matches?: readonly string[];
  readonly isLive: boolean;
  /** Beside the link: a star that makes it a favourite. */
  readonly action?: ReactNode;
};

/** Sites that belong together. */
export type SidebarGroup = {
  readonly id: string;
  readonly title: string;
  /** Stands for the group while the sidebar is collapsed. */
  readonly icon: LucideIcon;
  readonly entries: readonly SidebarEntry[];
  /** Makes the title a link and leaves the group open; for a group that holds a single site. */
  readonly href?: string;
  /** Open from the start, wherever the reader is. */
  readonly startsOpen?: boolean;
  /** What a group without entries says. */
  readonly empty?: string;
  /** Its entries have not arrived, so there is nothing to count. */
  readonly isUnknown?: boolean;
};

/** A fixed place. */
export type SidebarLink = {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Paths that belong to it, where they do not begin with `href`. */
  readonly matches?: readonly string[];
};

/** Fixed places that belong together. */
export type SidebarSection = {
  readonly id: string;
  readonly title?: string;
  readonly links: readonly SidebarLink[];
};

/** Every path that belongs to an entry or a link. */
export const pathsOf = (item: {
  readonly href: string;
  readonly matches?: readonly string[];
}): readonly string[] => item.matches ?? [item.href];
