import { useEffect } from "react";
import { useEvent } from "../hooks/use-event.ts";

/** Whether a key press is Ctrl+K or Cmd+K. */
export function isCommandKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Calls `onOpen` on Ctrl+K or Cmd+K, wherever on the page the focus is. */
export function useCommandKey(onOpen: () => void): void {
  const open = useEvent(onOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event)) return;
      // Browsers would put the caret into their address bar.
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [open]);
}
