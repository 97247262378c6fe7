import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages.ts";
import type { Difference } from "./compare.ts";

/** By story: the hash of the inputs with which its changed picture was accepted. */
export type Accepted = Readonly<Record<string, string>>;

/** Part of the change that it accepts, so it is committed with it. */
export const acceptedFile = "packages/ui/accepted-pictures.json";

const path = join(root, acceptedFile);

/** What was accepted so far. @throws SyntaxError when the file is not JSON */
export const readAccepted = (): Accepted =>
  existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Accepted) : {};

/** Whether a difference was accepted, and nothing that the story depends on changed since. */
export const isAccepted = (
  { story }: Pick<Difference, "story">,
  accepted: Accepted,
  inputs: ReadonlyMap<string, string>,
): boolean => accepted[story.id] !== undefined && accepted[story.id] === inputs.get(story.file);

/** The differences as accepted; what was accepted earlier and differs no more is dropped. */
export function acceptanceOf(
  differences: readonly Pick<Difference, "story">[],
  inputs: ReadonlyMap<string, string>,
): Accepted {
  const entries = differences.map(({ story }) => [story.id, inputs.get(story.file) ?? ""] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b, "en")));
}

/** Writes them down. */
export const writeAccepted = (accepted: Accepted): void =>
  writeFileSync(path, `${JSON.stringify(accepted, null, 2)}\n`);
