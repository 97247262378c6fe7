import { existsSync } from "node:fs";

const debianChromium = "/usr/bin/chromium";
const executablePath =
  process.env["CHROMIUM_PATH"] ?? (existsSync(debianChromium) ? debianChromium : undefined);

/** How tests and benchmarks start a browser: that of CHROMIUM_PATH, Debian's, or Playwright's own. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
