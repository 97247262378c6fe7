import { ChevronDown } from "lucide-react";
import { Icon } from "../../icon/Icon.tsx";
import * as styles from "../Paginator.css.ts";

type PageSizeSelectProps = {
  readonly label: string;
  readonly value: number;
  readonly sizes: readonly number[];
  readonly onChange: (size: number) => void;
};

/** Chooses how much a page holds. A plain select: React Aria's would cost more than the rest. */
export function PageSizeSelect({ label, value, sizes, onChange }: PageSizeSelectProps) {
  return (
    <label className={styles.size}>
      {label}
      <span className={styles.selectBox}>
        <select
          className={styles.select}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size} className={styles.option}>
              {size}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </span>
    </label>
  );
}
