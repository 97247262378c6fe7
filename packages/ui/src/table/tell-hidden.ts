/** Has the pointer tell the whole text of a cell, or of its link, where an ellipsis ends it. */
export function tellHidden(target: EventTarget): void {
  const cell = target instanceof Element && target.closest<HTMLElement>("th > a, th, td");
  if (!cell || cell.querySelector("button, input, a")) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute("title");
}
