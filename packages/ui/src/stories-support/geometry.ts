import { expect } from "storybook/test";

type Played = { readonly canvasElement: HTMLElement };

/** What can be seen of an element: nothing, where it is hidden or clipped away. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** Whether something around an element, inside the story, cuts off or scrolls what is too wide. */
function isContained(element: Element, root: HTMLElement): boolean {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== "visible") return true;
  }
  return false;
}

/** The drawn elements of a story that nothing cuts off. */
function drawnIn(root: HTMLElement): Element[] {
  return [...root.querySelectorAll("*")].filter(
    (element) => isDrawn(element) && !isContained(element, root),
  );
}

/** A `play`: whatever the story holds, and however long, nothing reaches out of it sideways. */
export async function nothingSticksOut({ canvasElement }: Played): Promise<void> {
  const room = canvasElement.querySelector<HTMLElement>("[data-story-box]") ?? canvasElement;
  const box = room.getBoundingClientRect();
  const outside = drawnIn(room).filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1;
  });
  await expect(outside.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  // Hidden words lie one px outside at their start; a page from right to left does not scroll there.
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1);
}

/** A `play`: from right to left, what the story holds begins at the right edge. */
export async function readsFromTheRight({ canvasElement }: Played): Promise<void> {
  const page = canvasElement.querySelector<HTMLElement>("[dir=rtl]") ?? canvasElement;
  const box = page.getBoundingClientRect();
  const ink = drawnIn(page).filter(
    (element) => element.childElementCount === 0 || element.matches("svg, button, a, :has(> svg)"),
  );
  const edges = ink.map((element) => element.getBoundingClientRect());
  const left = Math.min(...edges.map((edge) => edge.left));
  const right = Math.max(...edges.map((edge) => edge.right));
  await expect(getComputedStyle(page).direction).toBe("rtl");
  // A few px for paddings that differ.
  await expect(box.right - right).toBeLessThanOrEqual(left - box.left + 8);
  await nothingSticksOut({ canvasElement });
}
