import {
  ArrowRight,
  Check,
  CircleAlert,
  Ellipsis,
  type LucideIcon,
  Pencil,
  TriangleAlert,
} from "lucide-react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { type Tone, toneScope } from "../theme/tone.css.ts";
import { muted, text, truncate } from "../theme/typography.css.ts";
import { panel } from "./foundations.css.ts";
import * as styles from "./specimen.css.ts";

type Row = { title: string; state: string; tone: Tone; icon: LucideIcon; updated: string };

const rows: readonly Row[] = [
  {
    title: "Gifts for a dad who loves coffee",
    state: "Ready",
    tone: "success",
    icon: Check,
    updated: "2 h",
  },
  {
    title: "Under 20 €: small things that last",
    state: "8 missing",
    tone: "warning",
    icon: TriangleAlert,
    updated: "5 h",
  },
  {
    title: "For the friend who just moved",
    state: "Draft",
    tone: "neutral",
    icon: Pencil,
    updated: "1 d",
  },
  {
    title: "Regalos para quien lo tiene todo",
    state: "Failed",
    tone: "danger",
    icon: CircleAlert,
    updated: "3 d",
  },
];

/** A piece of the console in one theme: tones, density and one primary action at work. */
export function Specimen({ theme }: { readonly theme: "light" | "dark" }) {
  return (
    <section data-theme={theme} className={panel} aria-label={`The ${theme} theme`}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 className={text.heading}>Articles</h2>
          <p className={`${text.small} ${muted}`}>4 of 84</p>
        </div>
        <div className={styles.actions}>
          <Button variant="quiet">Filter</Button>
          <Button>New article</Button>
        </div>
      </header>
      <ul className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.title} className={styles.item} data-selected={index === 1}>
            <span className={`${styles.title} ${truncate}`}>{row.title}</span>
            <span className={`${toneScope[row.tone]} ${styles.badge}`}>
              <Icon icon={row.icon} />
              {row.state}
            </span>
            <span className={styles.when}>{row.updated}</span>
            <IconButton size="small" icon={Ellipsis} label={`Actions for ${row.title}`} />
          </li>
        ))}
      </ul>
      <footer className={styles.footer}>
        <span className={muted}>8 products have no description yet.</span>
        <Button variant="primary" endIcon={ArrowRight}>
          Generate 8 descriptions
        </Button>
      </footer>
    </section>
  );
}
