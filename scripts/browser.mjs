import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Path of a Chromium to test with: CHROMIUM_PATH, one that is installed, else Debian's package
 * where apt and root are at hand.
 * @param {(sentence: string) => never} fail called with one sentence when there is none
 * @returns {string}
 */
export function ensureBrowser(fail) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    fail(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium from Debian's packages.\n");
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
      spawnSync("apt-get", args, {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  return fail("The tests need a Chromium: install one, or set CHROMIUM_PATH to it.");
}
