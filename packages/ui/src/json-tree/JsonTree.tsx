import { TreeRows } from "./parts/TreeRows.tsx";
import { useJsonTree } from "./use-json-tree.ts";

/** See {@link JsonTree}. */
export type JsonTreeProps = {
  /** What the document is: "Request". */
  readonly label: string;
  /** A parsed JSON document, of any size and depth. */
  readonly value: unknown;
  /** How many levels are open at first; the root is one. */
  readonly initialDepth?: number;
  /** The greatest height, px; beyond it the tree scrolls. */
  readonly height?: number;
};

/**
 * A JSON document as a tree. Draws only what is in sight, so a log of hundreds of thousands of nodes
 * opens at once. JsonView adds search, copying and other forms.
 */
export function JsonTree({ label, value, initialDepth = 1, height = 420 }: JsonTreeProps) {
  const tree = useJsonTree(value, initialDepth);
  return <TreeRows label={label} tree={tree} height={height} />;
}
