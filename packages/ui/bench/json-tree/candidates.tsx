import UiwJsonView from "@uiw/react-json-view";
import type { ReactNode } from "react";
import { allOpen, openTo } from "../../src/json-tree/expansion.ts";
import { TreeRows } from "../../src/json-tree/parts/TreeRows.tsx";
import { useJsonTree } from "../../src/json-tree/use-json-tree.ts";
import { allExpanded, defaultStyles, JsonView as LiteJsonView } from "react-json-view-lite";
import "react-json-view-lite/dist/index.css";

/** The names of what is compared; ours first. */
export const candidates = ["JsonTree", "react-json-view-lite", "@uiw/react-json-view"] as const;

/** One of the trees that are compared. */
export type Candidate = (typeof candidates)[number];

/** How far a tree is open: the calls are in sight, or everything. */
export type Openness = "calls" | "everything";

type TreeProps = { readonly value: object; readonly openness: Openness };

/** The calls lie below the root, its list and, in ours, a range of 100. */
const oursTo = { calls: openTo(3), everything: allOpen };

function Ours({ value, openness }: TreeProps) {
  const tree = useJsonTree(value, 3);
  const { setExpansion } = tree;
  if (tree.expansion !== oursTo[openness]) setExpansion(oursTo[openness]);
  return <TreeRows label="Log" tree={tree} height={600} />;
}

const toCalls = (level: number) => level < 2;

function Lite({ value, openness }: TreeProps) {
  return (
    <LiteJsonView
      data={value}
      style={defaultStyles}
      shouldExpandNode={openness === "calls" ? toCalls : allExpanded}
    />
  );
}

/** It reads how far it is open only once, so another key is its way to open everything. */
function Uiw({ value, openness }: TreeProps) {
  return (
    <UiwJsonView key={openness} value={value} collapsed={openness === "calls" ? 2 : Infinity} />
  );
}

/** Draws a document with one of the trees. */
export function drawing(name: Candidate, props: TreeProps): ReactNode {
  switch (name) {
    case "JsonTree":
      return <Ours {...props} />;
    case "react-json-view-lite":
      return <Lite {...props} />;
    case "@uiw/react-json-view":
      return <Uiw {...props} />;
  }
}
