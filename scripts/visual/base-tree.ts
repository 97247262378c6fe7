import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { root, run } from "../stages.ts";
import type { Git } from "./base.ts";

/**
 * Trees of commits, one folder each; only the newest base is kept. Not below node_modules, whose
 * files no plugin compiles.
 */
const trees = join(root, ".visual");

/**
 * The files of a commit in a folder of their own, with dependencies installed: today's where the
 * lockfile is the same, else the commit's own.
 * @returns the folder
 * @throws Error when git or the package manager fails
 */
export async function openTree(git: Git, commit: string): Promise<string> {
  const today = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const isSameLock = git("show", `${commit}:pnpm-lock.yaml`) === today.trim();
  const tree = join(trees, isSameLock ? commit : `${commit}-locked`);
  if (existsSync(tree)) return tree;
  mkdirSync(trees, { recursive: true });
  for (const old of readdirSync(trees)) rmSync(join(trees, old), { recursive: true, force: true });
  const unfinished = `${tree}.part`;
  mkdirSync(unfinished);
  git("archive", "--format=tar", `--output=${unfinished}.tar`, commit);
  execFileSync("tar", ["-xf", `${unfinished}.tar`, "-C", unfinished]);
  rmSync(`${unfinished}.tar`);
  if (isSameLock) borrow(unfinished);
  else await install(unfinished);
  renameSync(unfinished, tree);
  return tree;
}

/** Gives a tree today's dependencies. */
function borrow(tree: string): void {
  for (const folder of ["", "packages/ui"])
    symlinkSync(join(root, folder, "node_modules"), join(tree, folder, "node_modules"));
}

async function install(tree: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(tree, "package.json"), "utf8")) as {
    config: { pnpm: string };
  };
  const pnpm = ["--yes", `pnpm@${manifest.config.pnpm}`, "--dir", tree];
  const options = ["--frozen-lockfile", "--ignore-scripts", "--prefer-offline"];
  const { ok, output } = await run("/usr/bin/env", ["npx", ...pnpm, "install", ...options], {
    quiet: true,
  });
  if (!ok) throw new Error(`The base's dependencies could not be installed.\n${output}`);
}
