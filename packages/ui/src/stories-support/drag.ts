import { expect, waitFor } from "storybook/test";

const middle = (element: Element, part: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height * part };
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Takes an element and holds it over another as a mouse does, which user-event cannot.
 * @param part where on the target, from 0 at its start to 1 at its end.
 * @returns lets it go there.
 */
export async function holdOver(source: Element, target: Element, part: number) {
  // A row can be taken a moment after it stands.
  await waitFor(() => expect(source).toHaveAttribute("draggable", "true"));
  const dataTransfer = new DataTransfer();
  // Only a browser's own drag may set these, so they stand in for it.
  for (const name of ["effectAllowed", "dropEffect"]) {
    Object.defineProperty(dataTransfer, name, { value: "move", writable: true });
  }
  const send = (element: Element, type: string, at: number) =>
    element.dispatchEvent(
      new DragEvent(type, {
        ...middle(element, at),
        bubbles: true,
        cancelable: true,
        dataTransfer,
      }),
    );
  send(source, "dragstart", 0.5);
  await frame();
  send(target, "dragenter", part);
  send(target, "dragover", part);
  await frame();
  return () => {
    send(target, "drop", part);
    send(source, "dragend", 0.5);
  };
}

/** Drags an element onto another and lets it go there; see {@link holdOver}. */
export async function dragTo(source: Element, target: Element, part: number): Promise<void> {
  const letGo = await holdOver(source, target, part);
  letGo();
}
