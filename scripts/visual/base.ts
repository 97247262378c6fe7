import { execFileSync } from "node:child_process";

/** A git command of the repository. @throws Error when git refuses. */
export type Git = (...args: string[]) => string;

/** Git in a folder; its complaints stay unseen, they come as errors. */
export const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();

/** What pictures are compared with. */
export interface Base {
  commit: string;
  /** For people: "the base branch". */
  name: string;
  /**
   * Whether what differs was accepted already: on the base branch itself, without changes of one's
   * own, the last commit is shown, but nobody is asked.
   */
  isAccepted: boolean;
}

const baseBranches = ["origin/HEAD", "origin/main", "main"];

/**
 * Where this work left the base branch; on the base branch itself its last commit where files are
 * changed, else the commit before.
 * @param wanted a commit or branch to compare with instead
 * @returns the base, or a sentence about why there is none
 */
export function findBase(git: Git, wanted?: string): Base | string {
  const known = (name: string): string | undefined => {
    try {
      return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`) || undefined;
    } catch {
      return undefined;
    }
  };
  const head = known("HEAD");
  if (!head) return "There is no git history here, so there is nothing to compare pictures with.";
  if (wanted) {
    const commit = known(wanted);
    if (!commit) return `VISUAL_BASE names ${wanted}, which git does not know: fetch it first.`;
    return { commit, name: wanted, isAccepted: false };
  }
  const branch = baseBranches.find((name) => known(name));
  const shared = branch && sharedCommit(git, branch);
  if (branch && shared && shared !== head) {
    return { commit: shared, name: `where this work left ${branch}`, isAccepted: false };
  }
  if (shared === head && git("status", "--porcelain") !== "") {
    return { commit: head, name: "the last commit", isAccepted: false };
  }
  const parent = known("HEAD^");
  if (parent) return { commit: parent, name: "the commit before", isAccepted: shared === head };
  return "The history is cut off before the base: fetch it (git fetch --unshallow), or name a commit in VISUAL_BASE.";
}

function sharedCommit(git: Git, branch: string): string | undefined {
  try {
    return git("merge-base", "HEAD", branch);
  } catch {
    return undefined;
  }
}
