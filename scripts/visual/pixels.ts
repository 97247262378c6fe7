import type { Page } from "playwright";

/**
 * How far a channel may be off, of 255: the browser rounds the edges of letters and curves now one
 * way, now another.
 */
const tolerance = 8;

/** What two pictures have not in common. */
export interface PixelDifference {
  /** Pixels that differ. */
  count: number;
  /** PNG: the second picture, pale, with these pixels in red. */
  picture: Buffer;
}

/**
 * Compares two PNG pictures in a page of a browser.
 * @returns undefined where nobody could tell them apart
 */
export async function differenceOf(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<PixelDifference | undefined> {
  if (before.equals(after)) return undefined;
  const sources = [before, after].map((png) => `data:image/png;base64,${png.toString("base64")}`);
  const { count, picture } = await page.evaluate(compareInPage, { sources, tolerance });
  return count === 0
    ? undefined
    : { count, picture: Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64") };
}

/** Runs in the page, so it may use nothing from outside. */
async function compareInPage({
  sources,
  tolerance: allowed,
}: {
  sources: string[];
  tolerance: number;
}): Promise<{ count: number; picture: string }> {
  const images = await Promise.all(
    sources.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(...images.map((image) => image.width));
  canvas.height = Math.max(...images.map((image) => image.height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws no canvas.");
  const pixels = images.map((image) => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  });
  const [one, two] = pixels.map((each) => each.data);
  const shown = context.createImageData(canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; one && two && at < one.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      (channel) => Math.abs((one[at + channel] ?? 0) - (two[at + channel] ?? 0)) > allowed,
    );
    if (differs) count += 1;
    for (const channel of [0, 1, 2]) {
      const pale = 204 + (two[at + channel] ?? 0) / 5;
      shown.data[at + channel] = differs ? (channel === 0 ? 220 : 0) : pale;
    }
    shown.data[at + 3] = 255;
  }
  context.putImageData(shown, 0, 0);
  return { count, picture: canvas.toDataURL("image/png") };
}
