/** What is pressed, and what the page shows once it has followed. */
export interface Press {
  /** Selector of what is pressed, or of what something is dropped on. */
  target: string;
  /** Drops what {@link pickUp} has taken, in place of a press. */
  isDrop?: boolean;
  /** Selector and attribute of what changes. */
  shows: { selector: string; attribute: string };
}

/**
 * Presses something at the beginning of a frame and waits for the frame that shows it.
 * Runs in the page: it must not use anything from outside.
 * @returns milliseconds from the press until that frame is painted
 */
export async function untilPainted({ target, isDrop, shows }: Press): Promise<number> {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const pressed = find(target);
  const shown = find(shows.selector);
  const before = shown.getAttribute(shows.attribute);
  // A message that is sent inside a frame arrives when the frame is painted.
  const painted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  return new Promise((resolve, reject) => {
    requestAnimationFrame(() => {
      const begin = performance.now();
      const look = () => {
        void painted().then(() => {
          const took = performance.now() - begin;
          if (shown.getAttribute(shows.attribute) !== before) resolve(took);
          else if (took > 10_000) reject(new Error(`${target} changed nothing.`));
          else requestAnimationFrame(look);
        });
      };
      if (isDrop) (globalThis as unknown as { drop: (on: HTMLElement) => void }).drop(pressed);
      else pressed.click();
      look();
    });
  });
}

/** What is dragged, and over what. */
export interface Drag {
  source: string;
  target: string;
}

/** Drags something over a target, as a mouse does, and holds it there. Runs in the page. */
export async function pickUp({ source, target }: Drag): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const from = document.querySelector(source);
  const over = document.querySelector(target);
  if (!from || !over) throw new Error(`There is no ${from ? target : source}.`);
  const dataTransfer = new DataTransfer();
  // Only a browser's own drag may set these, so they stand in for it.
  for (const name of ["effectAllowed", "dropEffect"]) {
    Object.defineProperty(dataTransfer, name, { value: "move", writable: true });
  }
  const send = (element: Element, type: string) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height * 0.1 };
    const init = { ...place, bubbles: true, cancelable: true, dataTransfer };
    element.dispatchEvent(new DragEvent(type, init));
  };
  send(from, "dragstart");
  await frame();
  send(over, "dragenter");
  send(over, "dragover");
  await frame();
  const drop = (on: Element) => {
    send(on, "drop");
    send(from, "dragend");
  };
  Object.assign(globalThis, { drop });
}

/**
 * Watches the frames of the page until it is stopped. Runs in the page.
 * @returns what stops it and tells the longest frame in milliseconds
 */
export function watchFrames(): void {
  let last = performance.now();
  let longest = 0;
  let isOver = false;
  const frame = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(frame);
  });
  Object.assign(globalThis, {
    longestFrame: () => {
      isOver = true;
      return longest;
    },
  });
}
