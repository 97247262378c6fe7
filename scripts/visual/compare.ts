import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { launchOptions } from "../chromium.ts";
import { root } from "../stages.ts";
import { openTree } from "./base-tree.ts";
import { findBase, gitIn } from "./base.ts";
import { buildGallery } from "./gallery.ts";
import type { GalleryStory } from "./gallery-page.ts";
import { inputsOf, readIn, storyFiles } from "./inputs.ts";
import { openPhotographer, type Photographer, type Theme, themes } from "./photographer.ts";
import { differenceOf } from "./pixels.ts";
import { spread } from "./selection.ts";

/** A picture that does not look as it did. */
export interface Difference {
  story: GalleryStory;
  theme: Theme;
  /** Pixels. */
  count: number;
  /** PNG files' content. */
  pictures: { before: Buffer; after: Buffer; difference: Buffer };
}

/** What came of comparing the pictures of the stories with the base's. */
export interface Comparison {
  /** Why there was nothing to compare with: a sentence. */
  missing?: string;
  /** For people: "the last commit (1a2b3c4)". */
  base: string;
  /** See Base.isAccepted. */
  isAccepted: boolean;
  /** Stories that depend on what changed. */
  affected: number;
  /** Stories that the base has, too, and that were compared. */
  compared: GalleryStory[];
  differences: Difference[];
  /** Stories that could not be compared, with the reason. */
  left: { id: string; reason: string }[];
  /** Hash of the inputs by stories file. */
  inputs: ReadonlyMap<string, string>;
}

/**
 * Compares pictures of the stories that depend on what changed since the base, light and dark.
 * @param limit how many stories at most; every stories file keeps one
 * @param say told what takes its time, in a sentence
 * @throws Error when today's stories do not build or the browser does not start
 */
export async function comparePictures(
  limit: number,
  say: (sentence: string) => void = () => {},
): Promise<Comparison> {
  const git = gitIn(root);
  const base = findBase(git, process.env.VISUAL_BASE);
  const inputs = new Map<string, string>();
  const nothing = { affected: 0, compared: [], differences: [], left: [], inputs };
  if (typeof base === "string") return { missing: base, base: "", isAccepted: false, ...nothing };
  const name = `${base.name} (${base.commit.slice(0, 7)})`;
  const without = (sentence: string): Comparison => ({
    missing: sentence,
    base: name,
    isAccepted: base.isAccepted,
    ...nothing,
  });
  let tree: string;
  try {
    tree = await openTree(git, base.commit);
  } catch (error) {
    return without(`${name} could not be set up to compare with. ${reasonOf(error)}`);
  }
  for (const file of storyFiles(root)) inputs.set(file, inputsOf(file, readIn(root)));
  const files = [...inputs.keys()].filter(
    (file) => existsSync(join(tree, file)) && inputs.get(file) !== inputsOf(file, readIn(tree)),
  );
  if (files.length === 0) return { base: name, isAccepted: base.isAccepted, ...nothing };

  say(`Building the stories of ${files.length} files, as they are and as ${name} has them…`);
  const galleries = { base: join(tree, "gallery"), head: join(tree, "gallery-of-head") };
  try {
    if (!existsSync(join(galleries.base, "gallery.js")))
      await buildGallery(tree, storyFiles(tree), galleries.base);
  } catch (error) {
    return without(
      `the stories of ${name} do not build, so there is nothing to compare with. ${reasonOf(error)}`,
    );
  }
  await buildGallery(root, files, galleries.head);
  const browser = await chromium.launch(launchOptions);
  try {
    say("Taking pictures of each, twice and in both themes, about two stories in a second…");
    const result = await compareGalleries(browser, galleries, files, limit);
    return { base: name, isAccepted: base.isAccepted, inputs, ...result };
  } finally {
    await browser.close();
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

type Result = Pick<Comparison, "affected" | "compared" | "differences" | "left">;

/** So many files' differences are looked at again; a change that they all confirm needs no more. */
const secondLooks = 8;

async function compareGalleries(
  browser: Browser,
  galleries: { base: string; head: string },
  files: readonly string[],
  limit: number,
): Promise<Result> {
  const page = await browser.newPage();
  const open = (wanted: readonly string[]) =>
    Promise.all([
      openPhotographer(browser, galleries.base, wanted),
      openPhotographer(browser, galleries.head, wanted),
    ]);
  const close = (pair: readonly Photographer[]) => Promise.all(pair.map((each) => each.close()));
  const pair = await open(files);
  const known = new Set(pair[0].stories.map((story) => story.id));
  const affected = pair[1].stories.filter((story) => known.has(story.id));
  const chosen = spread(affected, (story) => story.file, limit);
  const looks = new Map<GalleryStory, Look>();
  for (const story of chosen) looks.set(story, await look(page, pair, story));
  await close(pair);

  // A neighbour may have left something behind: what counts is the story in a fresh window.
  const doubtful = Map.groupBy(
    chosen.filter((story) => looks.get(story)?.length !== 0),
    (story) => story.file,
  );
  let [seen, refuted] = [0, 0];
  for (const [file, stories] of doubtful) {
    if (seen >= secondLooks && refuted === 0) break;
    seen += 1;
    const fresh = await open([file]);
    for (const story of stories) {
      const second = await look(page, fresh, story);
      if (second.length === 0) refuted += 1;
      looks.set(story, second);
    }
    await close(fresh);
  }
  await page.close();
  return {
    affected: affected.length,
    compared: chosen.filter((story) => typeof looks.get(story) !== "string"),
    differences: [...looks.values()].filter((found) => typeof found !== "string").flat(),
    left: Array.from(looks).flatMap(([{ id }, reason]) =>
      typeof reason === "string" ? [{ id, reason }] : [],
    ),
  };
}

/** The differences of one story, or why it could not be drawn. */
type Look = Difference[] | string;

async function look(
  page: Page,
  [before, after]: readonly [Photographer, Photographer],
  story: GalleryStory,
): Promise<Look> {
  const [old, now] = await Promise.all([before.take(story), after.take(story)]);
  if (typeof now === "string") return now || "unknown";
  if (typeof old === "string") return old || "unknown";
  const differences: Difference[] = [];
  for (const theme of themes) {
    const difference = await differenceOf(page, old[theme], now[theme]);
    if (!difference) continue;
    const pictures = { before: old[theme], after: now[theme], difference: difference.picture };
    differences.push({ story, theme, count: difference.count, pictures });
  }
  return differences;
}
