import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { useVirtualRows } from "../../virtual/use-virtual-rows.ts";
import { rowValueText } from "../copy.ts";
import * as styles from "../JsonTree.css.ts";
import { moveFor, typeAhead, typingPause } from "../keyboard.ts";
import { estimatedHeight, lineHeight, mayWrap } from "../row-height.ts";
import type { JsonTreeState } from "../use-json-tree.ts";
import { RowContent } from "./RowContent.tsx";

type TreeRowsProps = {
  readonly label: string;
  readonly tree: Pick<JsonTreeState, "rows" | "activeId" | "setActiveId" | "flip">;
  /** What is marked. */
  readonly pattern?: RegExp | null;
  /** The greatest height, px. */
  readonly height: number;
};

const hasSelectedText = () => document.getSelection()?.isCollapsed === false;

/** The rows of a tree that are in sight, with the keyboard of a tree. */
export function TreeRows({ label, tree, pattern = null, height }: TreeRowsProps) {
  const { rows, activeId, setActiveId } = tree;
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const active = Math.max(
    0,
    rows.findIndex((row) => row.id === activeId),
  );
  const { items, totalSize, measure, reveal } = useVirtualRows<HTMLDivElement>({
    count: rows.length,
    box: () => box.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row ? estimatedHeight(row) : 0;
    },
    keyOf: (index) => rows[index]?.id ?? "",
    keep: () => [active],
    overscan: 6,
    initialHeight: height,
  });

  // The active row comes into sight. It takes the focus when the keyboard chose it; the row that had
  // it before may be far out of sight and gone by then, and the focus with it.
  const shown = useRef(active);
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (shown.current !== active) reveal(active, takesFocus.current ? "auto" : "center");
    shown.current = active;
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const row = box.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    row?.focus({ preventScroll: true });
  }, [active, reveal]);

  const goTo = (index: number) => {
    const row = rows[index];
    if (!row || row.id === activeId) return;
    takesFocus.current = true;
    setActiveId(row.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? height) / lineHeight) - 1);
    const move = moveFor(rows, active, key, page);
    if (move) {
      event.preventDefault();
      if ("to" in move) goTo(move.to);
      else tree.flip(move.flip);
    } else if (key.length === 1 && key !== " ") {
      const isNew = timeStamp - typed.current.at > typingPause;
      typed.current = { text: isNew ? key : typed.current.text + key, at: timeStamp };
      goTo(typeAhead(rows, active, typed.current.text));
    }
  };
  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest("[data-index]");
    const row = element && rows[Number(element.getAttribute("data-index"))];
    if (!row || hasSelectedText()) return;
    setActiveId(row.id);
    if (row.isExpandable) tree.flip([row.id]);
  };
  const onCopy = (event: ClipboardEvent) => {
    const row = rows[active];
    if (!row || hasSelectedText()) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", rowValueText(row));
  };
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      dir="ltr"
      tabIndex={-1}
      className={styles.tree}
      style={{ "--tree-height": `${height}px` } as CSSProperties}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCopy={onCopy}
    >
      <div
        role="none"
        className={styles.list}
        style={{ "--list-height": `${totalSize}px` } as CSSProperties}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              key={row.id}
              ref={mayWrap(row) ? measure : undefined}
              role="treeitem"
              aria-level={row.depth + 1}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={row.isExpandable ? row.isOpen : undefined}
              aria-selected={index === active}
              tabIndex={index === active ? 0 : -1}
              className={styles.row}
              data-index={index}
              data-type={row.type}
              data-kind={row.kind}
              data-active={row.id === activeId || undefined}
              style={{ "--row-start": `${start}px`, "--row-depth": row.depth } as CSSProperties}
            >
              <RowContent row={row} pattern={pattern} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
