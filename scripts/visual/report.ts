import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages.ts";
import type { Difference } from "./compare.ts";

/** Where the pictures of a run lie, relative to the repository. */
export const reportFolder = ".test/visual";

const fileOf = ({ story, theme }: Difference, kind: string) => `${story.id}-${theme}-${kind}.png`;

/** Writes the three pictures of every difference and a page that shows them. */
export function writeReport(differences: readonly Difference[], base: string): void {
  const folder = join(root, reportFolder);
  rmSync(folder, { recursive: true, force: true });
  if (differences.length === 0) return;
  mkdirSync(folder, { recursive: true });
  for (const difference of differences) {
    for (const [kind, png] of Object.entries(difference.pictures))
      writeFileSync(join(folder, fileOf(difference, kind)), png);
  }
  writeFileSync(join(folder, "index.html"), pageOf(differences, base));
}

function pageOf(differences: readonly Difference[], base: string): string {
  const rows = differences.map((difference) => {
    const { story, theme, count } = difference;
    const images = Object.keys(difference.pictures).map(
      (kind) =>
        `<figure><a href="${fileOf(difference, kind)}"><img src="${fileOf(difference, kind)}" alt="${kind}" loading="lazy"></a><figcaption>${kind}</figcaption></figure>`,
    );
    return `<section><h2>${story.id}, ${theme}: ${count} pixels</h2>${images.join("")}</section>`;
  });
  const style = `body { font: 14px system-ui; margin: 24px } section { display: flex; flex-wrap: wrap; gap: 12px }
h2 { font-size: 16px; inline-size: 100% } figure { margin: 0; flex: 1 1 300px } img { max-inline-size: 100%; border: 1px solid #ccc }`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title><style>${style}</style>
<h1>Pictures that differ from ${base}</h1>${rows.join("\n")}</html>\n`;
}

/** One line per story that differs, with the themes and the pixels. */
export function linesOf(differences: readonly Difference[]): string[] {
  const stories = Map.groupBy(differences, ({ story }) => story.id);
  return Array.from(stories, ([id, each]) => {
    const counts = each.map(({ theme, count }) => `${theme} ${count} pixels`).join(", ");
    return `${id}: ${counts}`;
  });
}
