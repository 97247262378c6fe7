import { expect, waitFor } from "storybook/test";

const middle = (element: Element, part: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height * part };
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Drags an element onto another as a mouse does, which user-event cannot.
 * @param part where on the target, from 0 at its start to 1 at its end.
 */
export async function dragTo(source: Element, target: Element, part: number): Promise<void> {
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
  send(target, "drop", part);
  send(source, "dragend", 0.5);
}

/** Waits until a drag by keyboard is at a place with this name. */
export async function atDropPlace(name: RegExp): Promise<void> {
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
}
