import { hasCommandKey, keyCaps } from "./keys.ts";
import * as styles from "./Kbd.css.ts";

/** See {@link Kbd}. */
export type KbdProps = {
  /** Keys joined by "+", with `Mod` for Ctrl, or ⌘ where there is one: "Mod+K". */
  readonly keys: string;
  /** Whether to print the keys of a Mac; by default as the browser says. */
  readonly isMac?: boolean;
};

/** A keyboard shortcut. */
export function Kbd({ keys, isMac = hasCommandKey(navigator.platform) }: KbdProps) {
  return (
    <kbd className={styles.keys}>
      {keyCaps(keys, isMac).map((cap, at) => (
        <kbd key={at} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </kbd>
  );
}
