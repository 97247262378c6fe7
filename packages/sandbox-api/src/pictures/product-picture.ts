import type { Subject } from "../seed-data/family.ts";
import { pictograms, subjectHues } from "./pictograms.ts";

/**
 * A product picture as an SVG of less than 2 kB: a soft gradient with the subject's drawing.
 * @param variation a whole number; shifts hue and light, so that neighbours differ
 */
export function renderProductPicture(subject: Subject | "gift", variation: number): string {
  const hue = subjectHues[subject] + ((variation * 23) % 40) - 20;
  const tilt = (variation * 47) % 90;
  const x = 90 + ((variation * 61) % 220);
  const y = 60 + ((variation * 37) % 160);
  const path = pictograms[subject];
  const from = hsl(hue, 62, 94);
  const to = hsl(hue + 24, 55, 84);
  const ink = hsl(hue, 48, 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<defs>
<linearGradient id="g" gradientTransform="rotate(${tilt} .5 .5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
</defs>
<rect width="400" height="400" fill="url(#g)"/>
<circle cx="${x}" cy="${y}" r="150" fill="#fff" fill-opacity=".35"/>
<circle cx="${400 - x}" cy="${420 - y}" r="90" fill="#fff" fill-opacity=".22"/>
<ellipse cx="200" cy="303" rx="100" ry="9" fill="${ink}" fill-opacity=".12"/>
<g transform="translate(80 76) scale(10)" fill="#fff" fill-opacity=".55" stroke="${ink}" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></g>
</svg>`;
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${(hue + 360) % 360} ${saturation}% ${lightness}%)`;
}
