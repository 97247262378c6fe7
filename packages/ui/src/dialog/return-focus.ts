/** What is needed of a document. */
export type FocusedPage = {
  readonly activeElement: Element | null;
  readonly body: Element;
  readonly querySelector: (selectors: string) => Element | null;
};

/** Remembers where the focus was before the first of some dialogs opened. */
export type FocusReturn = {
  /** A dialog opens; the element had the focus before. */
  readonly enter: (focused: Element | null) => void;
  /** A dialog has closed. @returns whether it was the last, so that `settle` is due */
  readonly leave: () => boolean;
  /** Gives the focus back if it was lost and no dialog has opened meanwhile. */
  readonly settle: () => void;
};

/**
 * Where the focus goes when React Aria has nowhere to put it: a dialog took another's place, or
 * what opened it is gone. Back to the opener, or else to the page's heading.
 */
export function createFocusReturn(page: () => FocusedPage): FocusReturn {
  let opened = 0;
  let opener: Element | null = null;
  return {
    enter(focused) {
      opener ??= focused;
      opened += 1;
    },
    leave() {
      opened -= 1;
      return opened === 0;
    },
    settle() {
      if (opened > 0) return;
      const now = page();
      if (now.activeElement === null || now.activeElement === now.body) {
        const isThere = opener !== now.body && opener?.isConnected;
        const target = isThere ? opener : now.querySelector("main h1[tabindex]");
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      }
      opener = null;
    },
  };
}
