import { Card } from "@gift-console/ui/card/Card.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { StepDots } from "@gift-console/ui/step-dots/StepDots.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { FilePlus } from "lucide-react";
import { articleTitle, nextStep, stepsDone } from "../articles/article-list.ts";
import { paths } from "../paths.ts";
import type { ImobiliarixArticle, ImobiliarixSite } from "./imobiliarix-query.ts";

interface ArticlesServedProps {
  /** Newest first. */
  readonly articles: readonly ImobiliarixArticle[];
  readonly sites: readonly ImobiliarixSite[];
}

/** The newest articles of the sites that the bot serves. */
export function ArticlesServed({ articles, sites }: ArticlesServedProps) {
  const names = new Map(sites.map(({ id, name }) => [id, name]));
  const columns: readonly Column<ImobiliarixArticle>[] = [
    { id: "title", title: "Title", cell: articleTitle },
    { id: "site", title: "Site", width: 200, cell: ({ site }) => names.get(site.id) ?? "–" },
    {
      id: "steps",
      title: "Steps",
      width: 96,
      cell: (article) => <StepDots value={stepsDone(article)} />,
    },
    {
      id: "updatedAt",
      title: "Updated",
      width: 144,
      align: "end",
      cell: ({ updatedAt }) => <RelativeTime date={updatedAt} />,
    },
  ];
  return (
    <Card title="Their newest articles" padding="none">
      <Table
        label="Newest articles"
        columns={columns}
        rows={articles}
        keyOf={({ id }) => String(id)}
        nameOf={articleTitle}
        hrefOf={(article) => paths.wizard(article.site.id, article.id, nextStep(article))}
        message={
          <EmptyState icon={FilePlus} title="No articles yet">
            They appear here as soon as one of its sites has some.
          </EmptyState>
        }
      />
    </Card>
  );
}
