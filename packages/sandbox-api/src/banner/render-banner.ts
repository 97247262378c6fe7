import { renderAsync } from "@resvg/resvg-js";
import { bannerSvg, type Banner } from "./banner-svg.ts";
import { bannerFonts } from "./fonts.ts";

/** A banner as a PNG of 1200 × 630 pixels. The same banner gives the same bytes. */
export async function renderBanner(banner: Banner): Promise<Uint8Array> {
  const image = await renderAsync(bannerSvg(banner), { font: bannerFonts });
  return image.asPng();
}
