import type { Expansion } from "./expansion.ts";
import { pathStep } from "./pointer.ts";
import { type JsonRow, visibleRows } from "./rows.ts";

/**
 * A document as a flat list: one row per leaf, whose label is the whole path to it,
 * `messages[0].content`. Long texts open as they do in the tree.
 * @param expansion everything open, and the long texts that were turned over.
 */
export function pairRows(json: unknown, expansion: Expansion): JsonRow[] {
  const tree = visibleRows(json, expansion);
  const isLeaf = (row: JsonRow) =>
    row.type === "value" && (row.kind === "string" || !row.isExpandable);
  const siblings = tree.filter(isLeaf).length;
  const paths: string[] = [];
  const rows: JsonRow[] = [];
  let position = 0;
  let leaf = -1;
  for (const row of tree) {
    const above = paths[row.parent] ?? "";
    const path = row.label === null ? above : above + pathStep(row.label);
    paths.push(path);
    if (row.type === "text") {
      rows.push({ ...row, parent: leaf, depth: 1 });
    } else if (isLeaf(row)) {
      leaf = rows.length;
      position += 1;
      const label = path === "" ? null : path.replace(/^\./, "");
      rows.push({ ...row, label, parent: -1, depth: 0, position, siblings });
    }
  }
  return rows;
}
