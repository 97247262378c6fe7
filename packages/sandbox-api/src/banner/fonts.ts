import { fileURLToPath } from "node:url";
import type { ResvgRenderOptions } from "@resvg/resvg-js";

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));
}

/** Inter alone, so that a banner looks the same on every machine. */
export const bannerFonts: ResvgRenderOptions["font"] = {
  fontFiles: [
    fontFile("500Medium/Inter_500Medium.ttf"),
    fontFile("800ExtraBold/Inter_800ExtraBold.ttf"),
  ],
  loadSystemFonts: false,
  defaultFontFamily: "Inter",
};
