import { Star } from "lucide-react";
import { type ComponentType, useState } from "react";
import { RouterProvider } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Sidebar, type SidebarProps } from "../sidebar/Sidebar.tsx";
import type { SidebarGroup } from "../sidebar/model.ts";
import { vars } from "../theme/contract.css.ts";
import { live } from "./sites.tsx";

/** Navigates without leaving the story, as the console's router does. */
export function RoutedSidebar(props: SidebarProps) {
  const [path, setPath] = useState(props.currentPath);
  return (
    <RouterProvider navigate={setPath}>
      <Sidebar {...props} currentPath={path} />
    </RouterProvider>
  );
}

/** A sidebar whose live sites can be made favourites. */
export function StarredSidebar(props: SidebarProps) {
  const [stars, setStars] = useState<ReadonlySet<string>>(new Set(["12"]));
  const toggle = (id: string) => {
    const next = new Set(stars);
    if (!next.delete(id)) next.add(id);
    setStars(next);
  };
  const entries = live.map((site) => ({
    ...site,
    action: (
      <IconButton
        icon={Star}
        size="small"
        label={`${stars.has(site.id) ? "Remove" : "Add"} ${site.name} ${stars.has(site.id) ? "from" : "to"} the favorites`}
        onPress={() => toggle(site.id)}
      />
    ),
  }));
  const favourites = live.filter((site) => stars.has(site.id));
  const shown: Readonly<Record<string, SidebarGroup["entries"]>> = {
    live: entries,
    favourite: favourites,
  };
  const groups = props.groups.map((group) => ({
    ...group,
    entries: shown[group.id] ?? group.entries,
  }));
  return <Sidebar {...props} groups={groups} />;
}

/** A sidebar with a button that collapses it. */
export function ToggledSidebar(props: SidebarProps) {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <>
      <Sidebar {...props} isCollapsed={isCollapsed} />
      <Button onPress={() => setCollapsed(!isCollapsed)}>Toggle</Button>
    </>
  );
}

/** A decorator: as wide and tall as AppShell makes the sidebar. */
export const inSidebarPlace = (Story: ComponentType, { args }: { args: Partial<SidebarProps> }) => (
  <div
    style={{
      inlineSize: args.isCollapsed ? 56 : 240,
      blockSize: "100dvh",
      background: vars.color.surface.sunken,
    }}
  >
    <Story />
  </div>
);
