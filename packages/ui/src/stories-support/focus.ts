import { expect, waitFor } from "storybook/test";

/**
 * Waits until an overlay has taken the focus. It does so after it has appeared, and a key that is
 * pressed before goes to what lies below.
 */
export async function focusInside(overlay: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(overlay).toContainElement(overlay.ownerDocument.activeElement as HTMLElement),
  );
}
