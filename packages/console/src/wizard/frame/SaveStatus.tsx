import { SaveState } from "@gift-console/ui/save-state/SaveState.tsx";
import { GraphError } from "../../graph/graph-error.ts";
import { saves, useSaveState } from "../../save/save-registry.ts";

/** Whether everything on the page is saved; stays in sight when it is not, with a way to try again. */
export function SaveStatus() {
  const state = useSaveState();
  switch (state.status) {
    case "idle":
      return null;
    case "waiting":
    case "saving":
      return <SaveState status="saving" />;
    case "saved":
      return <SaveState status="saved" savedAt={state.at} />;
    case "failed": {
      const isOffline = state.error instanceof GraphError && state.error.code === "OFFLINE";
      const willRetry = isOffline && state.retryAt !== null;
      return (
        <SaveState status={willRetry ? "offline" : "failed"} onRetry={() => void saves.flush()} />
      );
    }
  }
}
