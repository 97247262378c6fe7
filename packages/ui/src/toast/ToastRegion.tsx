import { useSyncExternalStore } from "react";
import { Group } from "react-aria-components";
import { useFocusBefore } from "../bulk-bar/use-focus-before.ts";
import { pageToasts } from "./toast.ts";
import { region } from "./Toast.css.ts";
import type { ToastQueue } from "./toast-queue.ts";
import { Toast } from "./Toast.tsx";

/** See {@link ToastRegion}. */
export type ToastRegionProps = {
  /** Where its toasts come from; those of `toast()` unless told otherwise. */
  readonly queue?: ToastQueue;
  readonly label?: string;
};

/**
 * The place of the toasts; one per page, near the end of the document. It stays reachable above a
 * dialog. When a toast goes that holds focus, focus returns to where it came from.
 */
export function ToastRegion({ queue = pageToasts, label = "Notifications" }: ToastRegionProps) {
  const entry = useSyncExternalStore(queue.subscribe, queue.current);
  const focus = useFocusBefore(entry?.isOpen && entry.id);

  const card = entry && (
    <Toast key={entry.id} entry={entry} onDismiss={() => queue.dismiss(entry.id)} />
  );
  const isError = entry?.tone === "danger";
  return (
    // React Aria leaves what carries this attribute usable while a dialog is open.
    <section aria-label={label} data-react-aria-top-layer="true" className={region}>
      <Group
        role="presentation"
        onPointerEnter={queue.pause}
        onPointerLeave={queue.resume}
        onFocus={(event) => {
          focus.onFocus(event);
          queue.pause();
        }}
        onBlur={(event) => {
          focus.onBlur(event);
          if (!event.currentTarget.contains(event.relatedTarget)) queue.resume();
        }}
      >
        <div aria-live="polite">{!isError && card}</div>
        <div aria-live="assertive">{isError && card}</div>
      </Group>
    </section>
  );
}
