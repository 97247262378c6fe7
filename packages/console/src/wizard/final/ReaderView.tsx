import { Card } from "@gift-console/ui/card/Card.tsx";
import { DocumentView } from "@gift-console/ui/document-view/DocumentView.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { FileText } from "lucide-react";
import { isBlank, sectionKeys, type ArticleTexts } from "../finetune/texts.ts";
import { SafeHtml } from "./SafeHtml.tsx";

interface ReaderViewProps {
  readonly texts: ArticleTexts;
  readonly image: string | null;
}

/** The article as its readers will see it. */
export function ReaderView({ texts, image }: ReaderViewProps) {
  if (isBlank(texts)) {
    return (
      <EmptyState icon={FileText} title="There is nothing to read yet" headingLevel={3}>
        Go back to Fine-tune and generate the article.
      </EmptyState>
    );
  }
  const { title, introduction, sections, conclusion } = texts;
  const keys = sectionKeys(sections);
  return (
    <Card>
      <DocumentView
        title={title || "Untitled"}
        image={image}
        introduction={introduction && <SafeHtml html={introduction} />}
        sections={sections.map((section, at) => ({
          id: keys[at] ?? at,
          title: section.title || `Section ${at + 1}`,
          body: <SafeHtml html={section.body} />,
        }))}
        conclusion={conclusion && <SafeHtml html={conclusion} />}
      />
    </Card>
  );
}
