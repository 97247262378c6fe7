import type { Subject } from "../seed-data/family.ts";
import { subjectHues } from "../pictures/pictograms.ts";
import { renderProductPicture } from "../pictures/product-picture.ts";
import { escapeHtml } from "../writer/text/html.ts";
import { fitText } from "./wrap-text.ts";

/** A product's subject, and which variation of its picture to show. */
export interface BannerTile {
  subject: Subject | "gift";
  variation: number;
}

/** What a banner shows. */
export interface Banner {
  headline: string;
  /** Smaller, below; may be empty. */
  tagline: string;
  siteName: string;
  /** Up to three; the first one gives the colours. */
  tiles: readonly BannerTile[];
}

/** Size of a banner in pixels, as social networks show it. */
const bannerSize = { width: 1200, height: 630 };

const left = 80;
const textWidth = 600;
const steps = [
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 56, lines: 5 },
  { size: 46, lines: 6 },
];

/** The places of the tiles, back to front: centre, edge and tilt. */
const places = [
  { x: 1010, y: 190, edge: 220, tilt: 9 },
  { x: 840, y: 240, edge: 240, tilt: -8 },
  { x: 965, y: 420, edge: 290, tilt: 4 },
];

/** A banner as SVG. */
export function bannerSvg(banner: Banner): string {
  const { tiles } = banner;
  const { width, height } = bannerSize;
  const headline = printable(banner.headline);
  const tagline = printable(banner.tagline);
  const siteName = printable(banner.siteName);
  const hue = subjectHues[tiles[0]?.subject ?? "gift"];
  // Warm colours turn towards red: towards green they would go through olive.
  const turn = hue < 75 ? -20 : 34;
  const { lines, size } = fitText(headline, textWidth, steps);
  const leading = size * 1.14;
  const block = lines.length * leading + (tagline ? 62 : 0);
  const top = 350 - block / 2 + size * 0.8;
  const text = lines
    .map(
      (line, index) =>
        `<tspan x="${left}" y="${round(top + index * leading)}">${escapeHtml(line)}</tspan>`,
    )
    .join("");
  const taglineY = round(top + (lines.length - 1) * leading + 68);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="back" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${hsl(hue, 46, 21)}"/><stop offset="1" stop-color="${hsl(hue + turn, 52, 33)}"/></linearGradient>
<radialGradient id="glow" cx="0.5" cy="0.5" r="0.5"><stop stop-color="${hsl(hue + turn / 2, 80, 72)}" stop-opacity="0.55"/><stop offset="1" stop-color="${hsl(hue + turn / 2, 80, 72)}" stop-opacity="0"/></radialGradient>
<filter id="shadow" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="18" stdDeviation="20" flood-color="${hsl(hue, 60, 8)}" flood-opacity="0.45"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="url(#back)"/>
<circle cx="930" cy="300" r="430" fill="url(#glow)"/>
<circle cx="60" cy="640" r="190" fill="#fff" fill-opacity="0.035"/>
<circle cx="230" cy="690" r="150" fill="#fff" fill-opacity="0.035"/>
${places.map((place, index) => tile(tileAt(tiles, index), place, index)).join("\n")}
<g font-family="Inter" fill="#fff">
<rect x="${left}" y="72" width="30" height="6" rx="3" fill="${hsl(hue + turn, 85, 72)}"/>
<text x="${left + 46}" y="83" font-weight="500" font-size="24" fill-opacity="0.86">${escapeHtml(siteName)}</text>
<text font-weight="800" font-size="${size}" letter-spacing="-0.5">${text}</text>
<text x="${left}" y="${taglineY}" font-weight="500" font-size="28" fill-opacity="0.8">${escapeHtml(tagline)}</text>
</g>
</svg>`;
}

/** Without what XML does not allow. */
function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " ");
}

/** Fewer than three repeat, with another variation. */
function tileAt(tiles: readonly BannerTile[], index: number): BannerTile {
  const place = places.length - 1 - index;
  const tile = tiles[place] ?? tiles[0] ?? { subject: "gift", variation: 0 };
  return tiles[place] ? tile : { ...tile, variation: tile.variation + place * 3 };
}

function tile(
  { subject, variation }: BannerTile,
  { x, y, edge, tilt }: (typeof places)[number],
  index: number,
): string {
  const radius = edge / 9;
  // Gradients are named per document; the tiles share one.
  const picture = renderProductPicture(subject, variation)
    .replaceAll('id="g"', `id="g${index}"`)
    .replaceAll("url(#g)", `url(#g${index})`)
    .replace("<svg ", `<svg width="${edge}" height="${edge}" `);
  return `<g transform="translate(${x - edge / 2} ${y - edge / 2}) rotate(${tilt} ${edge / 2} ${edge / 2})">
<clipPath id="clip${index}"><rect width="${edge}" height="${edge}" rx="${radius}"/></clipPath>
<rect width="${edge}" height="${edge}" rx="${radius}" fill="#fff" filter="url(#shadow)"/>
<g clip-path="url(#clip${index})">${picture}</g>
<rect x="2" y="2" width="${edge - 4}" height="${edge - 4}" rx="${radius - 2}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="4"/>
</g>`;
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${(hue + 360) % 360}, ${saturation}%, ${lightness}%)`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
