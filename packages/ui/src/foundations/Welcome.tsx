import {
  Accessibility,
  Feather,
  Gift,
  Languages,
  type LucideIcon,
  MessageSquareText,
  Rows3,
  Zap,
} from "lucide-react";
import { Icon } from "../icon/Icon.tsx";
import { text } from "../theme/typography.css.ts";
import * as styles from "./foundations.css.ts";
import { Specimen } from "./Specimen.tsx";

const principles: readonly { icon: LucideIcon; title: string; words: string }[] = [
  {
    icon: Feather,
    title: "Calm",
    words: "Slate and one indigo. Colour speaks of state, with an icon or a word beside it.",
  },
  {
    icon: Rows3,
    title: "Dense",
    words: "Rows of 36 px, text of 14. Borders of one pixel do the work of shadows.",
  },
  {
    icon: Zap,
    title: "Quick",
    words: "An answer within 100 ms, a skeleton after 400. Nothing moves that you did not cause.",
  },
  {
    icon: MessageSquareText,
    title: "Plain",
    words: "Buttons say what happens. Errors say what is safe and what to do next.",
  },
  {
    icon: Accessibility,
    title: "For everyone",
    words: "Every story passes axe in both themes, works by keyboard and survives forced colours.",
  },
  {
    icon: Languages,
    title: "Any direction",
    words: "Logical properties only, so that a page reads as well from right to left.",
  },
];

/** The first page of the design system. */
export function Welcome() {
  return (
    <main className={styles.page}>
      <header className={styles.hero}>
        <span className={styles.mark}>
          <Icon icon={Gift} size="large" />
        </span>
        <h1 className={text.title}>A console that people keep open all day</h1>
        <p className={styles.lead}>
          Quiet until something needs you. Every piece here is shown in each of its states; switch
          theme, direction, density and forced colours in the toolbar above. Start with{" "}
          <a href="./?path=/docs/foundations-tokens--docs" target="_top">
            the tokens
          </a>
          .
        </p>
      </header>
      <div className={styles.pair}>
        <Specimen theme="light" />
        <Specimen theme="dark" />
      </div>
      <section className={styles.section}>
        <h2 className={text.heading}>What we hold to</h2>
        <ul className={styles.principles}>
          {principles.map(({ icon, title, words }) => (
            <li key={title} className={styles.principle}>
              <span className={styles.principleIcon}>
                <Icon icon={icon} size="large" />
              </span>
              <h3>{title}</h3>
              <p className={styles.lead}>{words}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
