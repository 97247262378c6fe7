/** How many lines stand in one block. */
export const linesPerBlock = 200;

/** Some lines of a text, and how many those are. */
export type RawBlock = { readonly text: string; readonly lines: number };

/** Cuts a text into blocks of lines, so that the browser lays out only those in sight. */
export function rawBlocks(text: string): RawBlock[] {
  const lines = text.split("\n");
  const blocks: RawBlock[] = [];
  for (let at = 0; at < lines.length; at += linesPerBlock) {
    const part = lines.slice(at, at + linesPerBlock);
    blocks.push({ text: part.join("\n"), lines: part.length });
  }
  return blocks;
}
