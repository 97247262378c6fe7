import { Copy, Download, FoldVertical, Route, UnfoldVertical } from "lucide-react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { IconButton } from "../../button/IconButton.tsx";
import { allClosed, allOpen, type Expansion } from "../expansion.ts";
import * as styles from "../JsonView.css.ts";
import type { JsonSearch } from "../use-json-search.ts";
import { JsonSearchField } from "./JsonSearchField.tsx";

/** The forms in which a document is shown. */
export const jsonModes = ["tree", "pairs", "raw"] as const;

/** One of the forms. */
export type JsonMode = (typeof jsonModes)[number];

const modeNames: Record<JsonMode, string> = { tree: "Tree", pairs: "Flat", raw: "Raw" };

type JsonToolbarProps = {
  readonly label: string;
  readonly search: JsonSearch;
  readonly mode: JsonMode;
  readonly onModeChange: (mode: JsonMode) => void;
  readonly onExpansionChange: (expansion: Expansion) => void;
  readonly onCopyValue: () => void;
  readonly onCopyPath: () => void;
  readonly onDownload: () => void;
};

/** What can be done with a document. What does not apply to its form is not there. */
export function JsonToolbar(props: JsonToolbarProps) {
  const { label, search, mode, onModeChange, onExpansionChange } = props;
  return (
    <div className={styles.toolbar}>
      <span className={styles.title}>{label}</span>
      {mode !== "raw" && <JsonSearchField label={`Search in ${label}`} search={search} />}
      <div className={styles.end}>
        {mode === "tree" && (
          <>
            <IconButton
              icon={UnfoldVertical}
              label="Expand all"
              size="small"
              onPress={() => onExpansionChange(allOpen)}
            />
            <IconButton
              icon={FoldVertical}
              label="Collapse all"
              size="small"
              onPress={() => onExpansionChange(allClosed)}
            />
          </>
        )}
        <IconButton
          icon={Copy}
          label={mode === "raw" ? "Copy everything" : "Copy value"}
          size="small"
          onPress={props.onCopyValue}
        />
        {mode !== "raw" && (
          <IconButton icon={Route} label="Copy path" size="small" onPress={props.onCopyPath} />
        )}
        <IconButton icon={Download} label="Download" size="small" onPress={props.onDownload} />
        <ToggleButtonGroup
          aria-label={`Form of ${label}`}
          className={styles.modes}
          disallowEmptySelection
          selectedKeys={[mode]}
          onSelectionChange={(keys) => {
            const next = jsonModes.find((each) => keys.has(each));
            if (next) onModeChange(next);
          }}
        >
          {jsonModes.map((each) => (
            <ToggleButton key={each} id={each} className={styles.mode}>
              {modeNames[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
    </div>
  );
}
