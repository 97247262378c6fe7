import { createToastQueue, type ToastContent } from "./toast-queue.ts";

/** The toasts of this page. */
export const pageToasts = createToastQueue({
  set: (callback, milliseconds) => globalThis.setTimeout(callback, milliseconds),
  // Called as a method of this object, the browser's own would refuse to work.
  clear: (timer) => globalThis.clearTimeout(timer),
});

/**
 * Tells what happened, above everything else on the page; needs one ToastRegion there. Errors of a
 * form stand beside its fields, never in a toast as well.
 * @returns what dismisses it.
 */
export function toast(content: ToastContent): () => void {
  return pageToasts.add(content);
}
