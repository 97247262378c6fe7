import { type PointerEvent, useRef, useState } from "react";
import { useLocale } from "react-aria-components";
import { maxColumnWidth, minColumnWidth, resized } from "../columns.ts";
import * as styles from "../Table.css.ts";

type ColumnResizerProps = {
  /** "Resize Title" */
  readonly label: string;
  /** px, or `undefined` while the column shares the room that is left */
  readonly width: number | undefined;
  readonly onResize: (width: number) => void;
};

const actualWidth = (element: Element) =>
  Math.round(element.closest("th")?.getBoundingClientRect().width ?? minColumnWidth);

/** The line after a column: drag it, or focus it and press the arrow keys. */
export function ColumnResizer({ label, width, onResize }: ColumnResizerProps) {
  const drag = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const [measured, setMeasured] = useState(minColumnWidth);
  const { direction } = useLocale();
  const sign = direction === "rtl" ? -1 : 1;

  const onPointerDown = (event: PointerEvent<HTMLInputElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: actualWidth(event.currentTarget) };
  };
  const onPointerMove = (event: PointerEvent<HTMLInputElement>) => {
    if (!drag.current) return;
    onResize(resized(drag.current.width, sign * (event.clientX - drag.current.x)));
  };
  const onEnd = () => {
    drag.current = null;
  };
  return (
    <span className={styles.resizer}>
      <input
        type="range"
        className={styles.resizerInput}
        aria-label={label}
        aria-valuetext={`${width ?? measured} pixels`}
        min={minColumnWidth}
        max={maxColumnWidth}
        step={16}
        value={width ?? measured}
        onFocus={(event) => setMeasured(actualWidth(event.currentTarget))}
        onChange={(event) => onResize(resized(event.currentTarget.valueAsNumber, 0))}
        // The pointer drags the line, not the thumb of a slider.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
      />
    </span>
  );
}
