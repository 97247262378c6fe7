const onMac: Record<string, string> = { Mod: "⌘", Alt: "⌥", Shift: "⇧", Control: "⌃" };
const elsewhere: Record<string, string> = { Mod: "Ctrl", Control: "Ctrl" };
const everywhere: Record<string, string> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
  Enter: "↵",
};

/**
 * The caps of a shortcut as they are printed on the keyboard.
 * @param shortcut keys joined by "+", with `Mod` for Ctrl or ⌘: "Mod+K".
 */
export function keyCaps(shortcut: string, isMac: boolean): string[] {
  const names = isMac ? onMac : elsewhere;
  return shortcut
    .split("+")
    .filter(Boolean)
    .map((key) => names[key] ?? everywhere[key] ?? key);
}

/** Whether a platform, as the browser names it, has a ⌘ key. */
export function hasCommandKey(platform: string): boolean {
  return /mac|iphone|ipad/i.test(platform);
}
