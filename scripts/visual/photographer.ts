import { existsSync, readdirSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import type { Browser, Page } from "playwright";
import type { Gallery, GalleryStory } from "./gallery-page.ts";

/** The themes of which pictures are taken. */
export const themes = ["light", "dark"] as const;

/** A theme of {@link themes}. */
export type Theme = (typeof themes)[number];

/** Pictures of one story, PNG; or why there are none. */
export type Pictures = Readonly<Record<Theme, Buffer>> | string;

type GalleryWindow = typeof globalThis & { readonly gallery: Gallery };

/** Nothing answers here: every request is served from the folder of the gallery. */
const origin = "https://gallery.invalid/";

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** Takes pictures of the stories of one built gallery. */
export interface Photographer {
  stories: readonly GalleryStory[];
  /** Pictures of a story in every theme. */
  take(story: GalleryStory): Promise<Pictures>;
  close(): Promise<void>;
}

/**
 * Opens a gallery in a window of its own, at a fixed time, without motion.
 * @param folder where the gallery was built
 * @param files stories files to load
 */
export async function openPhotographer(
  browser: Browser,
  folder: string,
  files: readonly string[],
): Promise<Photographer> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "UTC",
    // By this name Storybook knows a test, and does not wait for animations.
    userAgent: `Mozilla/5.0 (X11; Linux x64) Chrome/${browser.version()} StorybookTestRunner`,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-06-01T12:00:00Z"));
  await page.route(`${origin}**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === "/") {
      await route.fulfill({ contentType: "text/html", body: pageText(folder) });
      return;
    }
    const file = join(folder, normalize(path));
    const contentType = types[extname(file)] ?? "application/octet-stream";
    await route.fulfill(existsSync(file) ? { path: file, contentType } : { status: 404, body: "" });
  });
  await page.goto(origin);
  await page.waitForFunction(() => "gallery" in globalThis);
  const camera = await context.newCDPSession(page);
  const shoot = async (): Promise<Buffer> => {
    const { data } = await camera.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
    });
    return Buffer.from(data, "base64");
  };
  return {
    stories: await page.evaluate(
      (names) => (globalThis as GalleryWindow).gallery.load(names),
      files,
    ),
    take: (story) => take(page, story, shoot),
    close: () => context.close(),
  };
}

async function take(
  page: Page,
  story: GalleryStory,
  shoot: () => Promise<Buffer>,
): Promise<Pictures> {
  const { width, height } = story;
  const size = page.viewportSize();
  if (size?.width !== width || size.height !== height)
    await page.setViewportSize({ width, height });
  const fault = await page.evaluate(
    (id) => (globalThis as GalleryWindow).gallery.show(id),
    story.id,
  );
  if (fault !== null) return fault;
  const pictureOf = async (theme: Theme): Promise<Buffer> => {
    await page.evaluate((name) => (globalThis as GalleryWindow).gallery.turnTo(name), theme);
    return shoot();
  };
  const light = await pictureOf("light");
  const dark = await pictureOf("dark");
  await page.evaluate(() => (globalThis as GalleryWindow).gallery.turnTo("light"));
  return { light, dark };
}

function pageText(folder: string): string {
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const links = sheets.map((name) => `<link rel="stylesheet" href="/${name}">`).join("");
  return `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8">${links}</head><body><script type="module" src="/gallery.js"></script></body></html>`;
}
