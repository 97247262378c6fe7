import { Card } from "@gift-console/ui/card/Card.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { JsonView } from "@gift-console/ui/json-tree/JsonView.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { Paginator } from "@gift-console/ui/paginator/Paginator.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { InlineError } from "../forms/InlineError.tsx";
import type { ElasticSearchQuery } from "../graph/generated/graphql.ts";
import { resultsPerPage, type ElasticForm } from "./elastic-form.ts";
import { productName, resultColumns } from "./result-columns.ts";
import { broadHint, emptyHint } from "./search-outcome.ts";

interface ElasticResultsProps {
  readonly form: ElasticForm;
  readonly page: number;
  readonly query: UseQueryResult<ElasticSearchQuery>;
  readonly onPageChange: (page: number) => void;
}

/** What a search found, or why it found nothing; and the query that it sends. */
export function ElasticResults({ form, page, query, onPageChange }: ElasticResultsProps) {
  const { data, error, isFetching, refetch } = query;
  if (error) {
    return <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton label="Searching" shape="row" count={8} />;
  const { member = [], totalItems = 0 } = data.elasticProducts ?? {};
  const broad = broadHint(form, totalItems);
  const empty = emptyHint(form);
  return (
    <Stack gap="large">
      <Stack>
        {broad && (
          <Notice tone="warning" title={broad.title}>
            {broad.text}
          </Notice>
        )}
        <Table
          label="Products found"
          columns={resultColumns}
          rows={member}
          keyOf={({ id }) => String(id)}
          nameOf={productName}
          message={
            <EmptyState
              size="inline"
              icon={SearchX}
              title={totalItems > 0 ? "No products on this page" : empty.title}
            >
              {totalItems > 0 ? "The results end before it: go back a page." : empty.text}
            </EmptyState>
          }
        />
        {totalItems > 0 && (
          <Paginator
            label="Pages of the products found"
            page={page}
            total={totalItems}
            pageSize={resultsPerPage}
            onPageChange={onPageChange}
          />
        )}
      </Stack>
      <Card title="Query" description="What this search sends to the search engine.">
        <JsonView
          label="Query"
          value={data.elasticQuery?.query ?? null}
          initialDepth={4}
          fileName="elastic-query.json"
        />
      </Card>
    </Stack>
  );
}
