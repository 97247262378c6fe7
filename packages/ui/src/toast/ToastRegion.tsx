import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { Group } from "react-aria-components";
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
  const cameFrom = useRef<HTMLElement>(null);
  const holdsFocus = useRef(false);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    holdsFocus.current = true;
    const isOutside =
      relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
    queue.pause();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    holdsFocus.current = false;
    queue.resume();
  };

  const isOpen = entry?.isOpen;
  const openId = isOpen ? entry.id : undefined;
  useEffect(() => {
    if (openId === undefined) return;
    return () => {
      if (holdsFocus.current && cameFrom.current?.isConnected) cameFrom.current.focus();
      holdsFocus.current = false;
    };
  }, [openId]);

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
        onFocus={enter}
        onBlur={leave}
      >
        <div aria-live="polite">{!isError && card}</div>
        <div aria-live="assertive">{isError && card}</div>
      </Group>
    </section>
  );
}
