import { Resvg } from "@resvg/resvg-js";
import { escapeHtml } from "../writer/text/html.ts";
import { bannerFonts } from "./fonts.ts";

/** Lines of a text, and the size at which they fit. */
export interface FittedText {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

const weight = 800;
const measuredAt = 100;

/**
 * Breaks a headline into lines and finds the largest size at which it fits; at the smallest one
 * it is cut with an ellipsis. Words of more than 20 letters are broken.
 * @param width of a line, in pixels
 * @param steps font sizes in pixels, largest first, each with the lines that have room
 */
export function fitText(
  text: string,
  width: number,
  steps: readonly { size: number; lines: number }[],
): FittedText {
  const words = text.match(/\S{1,20}/gu) ?? [];
  const widths = new Map(["…", "n", ...words].map((word) => [word, widthOf(word)]));
  // A gap between words is about as wide as half an n.
  const gap = (widths.get("n") ?? 0) / 2;
  for (const [index, { size, lines: most }] of steps.entries()) {
    const lines = breakLines(
      words,
      (word) => widths.get(word) ?? 0,
      gap,
      (width * measuredAt) / size,
    );
    const fits = lines.every((line) => lineWidth(line, widths, gap) <= (width * measuredAt) / size);
    if (lines.length <= most && fits) return { lines: lines.map((line) => line.join(" ")), size };
    if (index === steps.length - 1) return { lines: cut(lines, most), size };
  }
  return { lines: [text], size: measuredAt };
}

function breakLines(
  words: readonly string[],
  width: (word: string) => number,
  gap: number,
  limit: number,
): string[][] {
  const lines: string[][] = [];
  let used = 0;
  for (const word of words) {
    const line = lines.at(-1);
    const next = used + gap + width(word);
    if (line && next <= limit) {
      line.push(word);
      used = next;
    } else {
      lines.push([word]);
      used = width(word);
    }
  }
  return lines;
}

function lineWidth(
  line: readonly string[],
  widths: ReadonlyMap<string, number>,
  gap: number,
): number {
  return line.reduce((sum, word) => sum + (widths.get(word) ?? 0), (line.length - 1) * gap);
}

function cut(lines: string[][], most: number): string[] {
  const kept = lines.slice(0, most).map((line) => line.join(" "));
  if (lines.length > most) kept[most - 1] = `${kept[most - 1]?.replace(/\s*\S+$/, "") ?? ""}…`;
  return kept;
}

function widthOf(word: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text y="${measuredAt}" font-family="Inter" font-weight="${weight}" font-size="${measuredAt}">${escapeHtml(word)}</text></svg>`;
  return new Resvg(svg, { font: bannerFonts }).getBBox()?.width ?? 0;
}
