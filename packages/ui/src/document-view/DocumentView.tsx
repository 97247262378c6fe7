import { type ReactNode, useId } from "react";
import { Image } from "../image/Image.tsx";
import * as styles from "./DocumentView.css.ts";

/** A part of an article under a heading. */
export type DocumentSection = {
  readonly id: string | number;
  readonly title: string;
  readonly body: ReactNode;
};

/** See {@link DocumentView}. Texts are nodes: sanitise HTML before it comes here. */
export type DocumentViewProps = {
  readonly title: string;
  readonly introduction?: ReactNode;
  readonly sections?: readonly DocumentSection[];
  readonly conclusion?: ReactNode;
  /** URL of the picture under the title. */
  readonly image?: string | null | undefined;
  /** BCP 47, of the article: it decides how words are hyphenated and spoken. */
  readonly language?: string;
  /** The level of the title; sections come one below. */
  readonly headingLevel?: 1 | 2 | 3;
};

/** An article as its readers see it. */
export function DocumentView({
  title,
  introduction,
  sections = [],
  conclusion,
  image,
  language,
  headingLevel = 2,
}: DocumentViewProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  const Heading = `h${headingLevel + 1}` as "h2" | "h3" | "h4";
  return (
    <article className={styles.article} lang={language} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <Title id={`${id}-title`} className={styles.title}>
          {title}
        </Title>
        {image && (
          <div className={styles.picture}>
            <Image src={image} alt="" ratio="1200 / 630" fit="cover" />
          </div>
        )}
        {introduction && <div className={styles.introduction}>{introduction}</div>}
      </header>
      {sections.map((section) => (
        <section
          key={section.id}
          className={styles.section}
          aria-labelledby={`${id}-${section.id}`}
        >
          <Heading id={`${id}-${section.id}`} className={styles.heading}>
            {section.title}
          </Heading>
          {section.body}
        </section>
      ))}
      {conclusion && <footer className={styles.conclusion}>{conclusion}</footer>}
    </article>
  );
}
