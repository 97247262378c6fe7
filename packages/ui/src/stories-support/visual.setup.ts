import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

// Pictures are taken only on request (VISUAL=1): they cost time and depend on the browser's build.
if (import.meta.env["VISUAL"] === "1") {
  afterEach(async ({ task }) => {
    const id = (task.meta as { storyId?: string }).storyId;
    const { theme } = document.documentElement.dataset;
    if (!id || !theme || task.result?.state === "fail") return;
    await document.fonts.ready;
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${theme}`);
  });
}
