import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { Table } from "@gift-console/ui/table/Table.tsx";
import type { Candidate } from "./candidates.ts";

interface CandidateTableProps {
  readonly label: string;
  readonly candidates: readonly Candidate[];
  /** The ids of the chosen feeds. */
  readonly selected: ReadonlySet<string>;
  readonly onSelectedChange: (selected: ReadonlySet<string>) => void;
  readonly isLoading: boolean;
  /** Why there is no candidate. */
  readonly emptyText: string;
}

const number = new Intl.NumberFormat("en-GB");

const columns: readonly Column<Candidate>[] = [
  { id: "name", title: "Name", cell: ({ name }) => name },
  { id: "code", title: "Code", width: 192, cell: ({ code }) => <CodeText>{code}</CodeText> },
  { id: "country", title: "Country", width: 88, cell: ({ country }) => country ?? "–" },
  {
    id: "products",
    title: "Products",
    width: 96,
    align: "end",
    cell: ({ productCount }) => (productCount === null ? "–" : number.format(productCount)),
  },
];

/** Feeds to choose from. */
export function CandidateTable(props: CandidateTableProps) {
  const { label, candidates, selected, onSelectedChange, isLoading, emptyText } = props;
  return (
    <Table
      label={label}
      columns={columns}
      rows={candidates}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      selected={selected}
      onSelectedChange={onSelectedChange}
      isLoading={isLoading}
      message={
        <EmptyState size="inline" title="No feed to assign" headingLevel={3}>
          {emptyText}
        </EmptyState>
      }
    />
  );
}
