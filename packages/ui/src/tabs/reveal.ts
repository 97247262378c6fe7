/**
 * Scrolls a box sideways, and nothing else, until an element in it is in sight.
 * @param margin room to leave beside the element, px.
 */
export function revealInline(box: HTMLElement, element: Element, margin = 24): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const before = inner.left - margin - outer.left;
  const after = inner.right + margin - outer.right;
  if (before < 0) box.scrollBy({ left: before });
  else if (after > 0) box.scrollBy({ left: after });
}
