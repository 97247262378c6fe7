import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { saves } from "../../save/save-registry.ts";

/** Saves when the page goes out of sight, and asks before something that cannot be saved is left. */
export function UnsavedGuard() {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden" && saves.isDirty()) void saves.flush();
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => document.removeEventListener("visibilitychange", onHidden);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && saves.get().status === "failed",
  );
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    >
      Your last change has not reached the server. Stay to try again; what was saved before is safe.
    </ConfirmDialog>
  );
}
