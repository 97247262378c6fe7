import { Check, Minus } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { box } from "../../checkbox/Checkbox.css.ts";
import { Icon } from "../../icon/Icon.tsx";
import * as styles from "../SelectBox.css.ts";

type SelectBoxProps = {
  /** "Select Gifts for coffee lovers" */
  readonly label: string;
  readonly extent: "none" | "some" | "all";
  readonly onChange: (isSelected: boolean, withShift: boolean) => void;
};

/** The box that selects a row, or all of them. A plain input, because React Aria hides Shift. */
export function SelectBox({ label, extent, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = extent === "some";
  }, [extent]);
  return (
    <span className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        className={styles.input}
        aria-label={label}
        checked={extent === "all"}
        // Shift would select the text between as well.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className={box} aria-hidden>
        <Icon icon={extent === "some" ? Minus : Check} />
      </span>
    </span>
  );
}
