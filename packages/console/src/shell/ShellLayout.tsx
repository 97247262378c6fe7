import { AppShell } from "@gift-console/ui/app-shell/AppShell.tsx";
import { ToastRegion } from "@gift-console/ui/toast/ToastRegion.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "../query-client.ts";
import { sitesQuery } from "../sites/sites-query.ts";
import { BusyRegion } from "./busy/BusyRegion.tsx";
import { ShellSidebar } from "./ShellSidebar.tsx";
import { ShellSearch, ShellTools } from "./ShellTools.tsx";
import { waitForShell } from "./shell-wait.ts";
import { useSidebarState } from "./sidebar-state.ts";

export { shouldRevalidateShell as shouldRevalidate } from "./shell-wait.ts";

/** Asks for the sites that the sidebar shows, and waits as the shell must. */
export async function loader(): Promise<null> {
  void queryClient.prefetchQuery(sitesQuery({}));
  return waitForShell();
}

/** The frame around every page of a signed-in operator. */
export function Component() {
  const [isCollapsed, setCollapsed] = useSidebarState();
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell
        sidebar={(collapsed) => <ShellSidebar isCollapsed={collapsed} />}
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={setCollapsed}
        search={<ShellSearch />}
        tools={<ShellTools sidebar={{ isCollapsed, setCollapsed }} />}
      >
        <Outlet />
        <BusyRegion />
        <ToastRegion />
      </AppShell>
    </QueryClientProvider>
  );
}
