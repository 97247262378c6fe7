import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

/** Compares what the story left on the screen with the reference beside its stories file. */
async function comparePicture(name: string) {
  await document.fonts.ready;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
}

// Pictures are taken only on request (VISUAL=1): they cost time and depend on the browser's build.
if (import.meta.env["VISUAL"] === "1") {
  afterEach(async ({ task }) => {
    const id = (task.meta as { storyId?: string }).storyId;
    const { theme } = document.documentElement.dataset;
    if (!id || !theme || task.result?.state === "fail") return;
    await comparePicture(`${id}-${theme}`);
  });
}
