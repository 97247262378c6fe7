import { Button } from "@gift-console/ui/button/Button.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import { saves, useSaveState } from "../../save/save-registry.ts";

const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

/** Whether everything on the page is saved; stays in sight when it is not, with a way to try again. */
export function SaveStatus() {
  const state = useSaveState();
  switch (state.status) {
    case "idle":
      return null;
    case "waiting":
    case "saving":
      return <StatusDot state="busy" label="Saving" />;
    case "saved":
      return <StatusDot state="live" label={`Saved ${time.format(state.at)}`} />;
    case "failed":
      return (
        <Inline>
          <StatusDot state="failed" label="Not saved" />
          <Button size="small" onPress={() => void saves.flush()}>
            Save now
          </Button>
        </Inline>
      );
  }
}
