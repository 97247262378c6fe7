import { useEffect, useEffectEvent } from "react";

/** Saves on Ctrl+S and Cmd+S, in place of the browser's own. */
export function useSaveKey(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s";
      if (!isSave || event.altKey || event.repeat) return;
      event.preventDefault();
      takeOverTyped();
      // What was taken over is in the form's state only after it was drawn.
      setTimeout(() => saveNow());
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

/** Some fields hand over what was typed only when they are left, such as that of a number. */
function takeOverTyped(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches("input")) return;
  field.blur();
  field.focus();
}
