import { useState } from "react";
import { countText } from "./count.ts";
import { copyableText, rowPathText, rowValueText } from "./copy.ts";
import { downloadText } from "./download.ts";
import { allOpen, openTo } from "./expansion.ts";
import * as styles from "./JsonView.css.ts";
import { pairRows } from "./pairs.ts";
import { type JsonMode, JsonToolbar } from "./parts/JsonToolbar.tsx";
import { RawText } from "./parts/RawText.tsx";
import { TreeRows } from "./parts/TreeRows.tsx";
import { visibleRows } from "./rows.ts";
import { useJsonSearch } from "./use-json-search.ts";
import { useJsonTree } from "./use-json-tree.ts";

/** See {@link JsonView}. */
export type JsonViewProps = {
  /** What the document is: "Request". */
  readonly label: string;
  /** A parsed JSON document, of any size and depth. */
  readonly value: unknown;
  /** How many levels are open at first; the root is one. */
  readonly initialDepth?: number;
  /** The greatest height of the document, px; beyond it the document scrolls. */
  readonly height?: number;
  /** The name of the file that a download makes. */
  readonly fileName?: string;
};

/** A JSON document with everything to read it: search, tree, flat list and raw text, copy, download. */
export function JsonView({
  label,
  value,
  initialDepth = 2,
  height = 420,
  fileName = "data.json",
}: JsonViewProps) {
  const [mode, setMode] = useState<JsonMode>("tree");
  const [status, setStatus] = useState("");
  const tree = useJsonTree(value, initialDepth, mode === "pairs" ? pairRows : visibleRows);
  const search = useJsonSearch(value, tree);
  const active = tree.rows.find((row) => row.id === tree.activeId) ?? tree.rows[0];

  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(done);
    } catch {
      setStatus("The browser does not allow copying here. Choose Raw and copy the text.");
    }
  };
  const onCopyValue = () => {
    const text = mode === "raw" || !active ? copyableText(value) : rowValueText(active);
    void copy(text, `Copied ${countText(text.length)} characters`);
  };
  const onCopyPath = () => {
    const path = active ? rowPathText(value, active) : "$";
    void copy(path, `Copied ${path}`);
  };
  const onModeChange = (next: JsonMode) => {
    setMode(next);
    // The flat list shows every leaf; the tree comes back as it was at first.
    tree.setExpansion(next === "pairs" ? allOpen : openTo(initialDepth));
  };
  return (
    <div className={styles.view}>
      <JsonToolbar
        label={label}
        search={search}
        mode={mode}
        onModeChange={onModeChange}
        onExpansionChange={tree.setExpansion}
        onCopyValue={onCopyValue}
        onCopyPath={onCopyPath}
        onDownload={() => downloadText(fileName, copyableText(value))}
      />
      <div className={styles.body}>
        {mode === "raw" ? (
          <RawText label={label} text={copyableText(value)} height={height} />
        ) : (
          <TreeRows label={label} tree={tree} pattern={search.pattern} height={height} />
        )}
      </div>
      <output className={styles.status}>{status}</output>
    </div>
  );
}
