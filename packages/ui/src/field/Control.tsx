import type { PointerEvent, ReactNode } from "react";
import { Group } from "react-aria-components";
import * as styles from "./Field.css.ts";

/** A press beside the text puts the caret into it, as a press on a plain input does. */
function focusText(event: PointerEvent<HTMLElement>) {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest("input, textarea, button, a, [role=row]")) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input, textarea")?.focus();
}

/** The box of a text field with what stands before and after the text. */
export function Control({ children }: { readonly children: ReactNode }) {
  return (
    <Group role="presentation" className={styles.control} onPointerDown={focusText}>
      {children}
    </Group>
  );
}

/** What stands before or after the text of a control. */
export function Affix({ children }: { readonly children: ReactNode }) {
  return <span className={styles.affix}>{children}</span>;
}
