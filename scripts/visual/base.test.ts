import { expect, test } from "vitest";
import { findBase, type Git } from "./base.ts";

/** A repository as git would describe it; what is not told, git refuses. */
const repository =
  (facts: Record<string, string>): Git =>
  (...args) => {
    const fact = facts[args.at(args[0] === "rev-parse" ? -1 : 0) ?? ""];
    if (fact === undefined) throw new Error(`fatal: ${args.join(" ")}`);
    return fact;
  };
const commit = (name: string) => `${name}^{commit}`;

test("a branch is compared with where it left the base branch", () => {
  const git = repository({
    [commit("HEAD")]: "c3",
    [commit("origin/main")]: "c2",
    "merge-base": "c1",
  });
  expect(findBase(git)).toEqual({
    commit: "c1",
    name: "where this work left origin/main",
    isAccepted: false,
  });
});

test("changed files on the base branch are compared with its last commit", () => {
  const git = repository({
    [commit("HEAD")]: "c3",
    [commit("main")]: "c3",
    "merge-base": "c3",
    status: " M packages/ui/src/button/Button.css.ts",
  });
  expect(findBase(git)).toEqual({ commit: "c3", name: "the last commit", isAccepted: false });
});

test("the base branch as it is shows what its last commit changed, as accepted", () => {
  const git = repository({
    [commit("HEAD")]: "c3",
    [commit("origin/HEAD")]: "c3",
    [commit("HEAD^")]: "c2",
    "merge-base": "c3",
    status: "",
  });
  expect(findBase(git)).toEqual({ commit: "c2", name: "the commit before", isAccepted: true });
});

test("without a base branch the commit before counts, and nothing is accepted", () => {
  const git = repository({ [commit("HEAD")]: "c3", [commit("HEAD^")]: "c2" });
  expect(findBase(git)).toMatchObject({ commit: "c2", isAccepted: false });
});

test("a shallow clone, a missing history and an unknown commit are said in a sentence", () => {
  const shallow = {
    [commit("HEAD")]: "c3",
    [commit("main")]: "c3",
    "merge-base": "c3",
    status: "",
  };
  expect(findBase(repository(shallow))).toMatch(/git fetch --unshallow/);
  expect(findBase(repository({}))).toMatch(/no git history/);
  expect(findBase(repository(shallow), "v1")).toMatch(/VISUAL_BASE names v1/);
});
