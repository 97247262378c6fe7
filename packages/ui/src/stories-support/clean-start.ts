/**
 * Takes away what React Aria keeps outside of its components, so that no story meets the one before:
 * announcements that still stand and a keyboard drag that was left open (Escape ends it).
 */
export function cleanStart(): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  for (const log of document.querySelectorAll("[data-live-announcer] [role=log]")) {
    log.replaceChildren();
  }
  scrollTo(0, 0);
}
