import { lazy, Suspense, useSyncExternalStore } from "react";
import { busy } from "./busy.ts";

const BusyDialog = lazy(async () => ({
  default: (await import("@gift-console/ui/busy-dialog/BusyDialog.tsx")).BusyDialog,
}));

/** Blocks the screen while a long action runs; one for the whole page. */
export function BusyRegion() {
  const view = useSyncExternalStore(busy.subscribe, busy.get);
  if (!view) return null;
  return (
    <Suspense fallback={null}>
      <BusyDialog
        isOpen
        title={view.title}
        status={view.status}
        since={view.since}
        until={view.until ?? undefined}
        onCancel={view.until === null ? busy.cancel : undefined}
        isCancelling={view.isCancelling}
      />
    </Suspense>
  );
}
