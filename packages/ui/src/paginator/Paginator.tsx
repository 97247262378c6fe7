import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "react-aria-components";
import { Icon } from "../icon/Icon.tsx";
import { clampPage, pageCount, pageItems, shownRange } from "./page-items.ts";
import { PageSizeSelect } from "./parts/PageSizeSelect.tsx";
import * as styles from "./Paginator.css.ts";

/** The page sizes to choose from. */
export const defaultPageSizes = [10, 20, 50, 100] as const;

/** See {@link Paginator}. */
export type PaginatorProps = {
  /** The name of the landmark: "Pages of the debug log". */
  readonly label: string;
  /** From 1; a page beyond the last counts as the last. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** How many items there are on all pages. */
  readonly total: number;
  readonly pageSize?: number;
  /** With it the size can be chosen. Another size begins at page 1: set both in one step. */
  readonly onPageSizeChange?: (size: number) => void;
  readonly pageSizes?: readonly number[];
  readonly sizeLabel?: string;
  /** What is shown, in words; read out when it changes. */
  readonly summary?: (from: number, to: number, total: number) => string;
};

const figures = new Intl.NumberFormat("en");
const english = (from: number, to: number, total: number) =>
  `${figures.format(from)}-${figures.format(to)} of ${figures.format(total)}`;

/** The way through the pages of a list. */
export function Paginator({
  label,
  page,
  onPageChange,
  total,
  pageSize = defaultPageSizes[0],
  onPageSizeChange,
  pageSizes = defaultPageSizes,
  sizeLabel = "Per page",
  summary = english,
}: PaginatorProps) {
  const count = pageCount(total, pageSize);
  const current = clampPage(page, count);
  const { from, to } = shownRange(current, pageSize, total);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);

  // An arrow that ends at the first or last page is disabled and drops the focus of who pressed it.
  const pressed = useRef<"previous" | "next" | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === "previous" && current === 1) next.current?.focus();
    if (pressed.current === "next" && current === count) previous.current?.focus();
    pressed.current = null;
  }, [current, count]);
  const press = (arrow: "previous" | "next", target: number) => {
    pressed.current = arrow;
    onPageChange(target);
  };
  return (
    <nav aria-label={label} className={styles.paginator}>
      <output className={styles.summary}>{summary(from, to, total)}</output>
      {onPageSizeChange && (
        <PageSizeSelect
          label={sizeLabel}
          value={pageSize}
          sizes={pageSizes}
          onChange={onPageSizeChange}
        />
      )}
      <ul className={styles.pages}>
        <li>
          <Button
            ref={previous}
            className={styles.slot}
            aria-label="Previous page"
            isDisabled={current === 1}
            onPress={() => press("previous", current - 1)}
          >
            <Icon icon={ChevronLeft} directional />
          </Button>
        </li>
        {pageItems(current, count).map((item, index) => (
          <li
            key={item === "gap" ? `gap ${index}` : item}
            className={
              item === "gap" || Math.abs(item - current) > 1 ? styles.collapsible : undefined
            }
          >
            {item === "gap" ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <Button
                className={styles.slot}
                aria-label={`Page ${item}`}
                onPress={() => onPageChange(item)}
                aria-current={item === current ? "page" : undefined}
              >
                {item}
              </Button>
            )}
          </li>
        ))}
        <li>
          <Button
            ref={next}
            className={styles.slot}
            aria-label="Next page"
            isDisabled={current === count}
            onPress={() => press("next", current + 1)}
          >
            <Icon icon={ChevronRight} directional />
          </Button>
        </li>
      </ul>
    </nav>
  );
}
