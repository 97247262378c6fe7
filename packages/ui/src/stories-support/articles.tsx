import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { fn } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { PageLayout } from "../page/PageLayout.tsx";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import type { Column } from "../table/columns.ts";
import { type Sort, sortRows } from "../table/sort.ts";
import { Table, type TableProps } from "../table/Table.tsx";

/** An article as a list shows it. */
export type Article = {
  readonly id: string;
  readonly title: string;
  readonly step: number;
  readonly products: number;
  readonly updated: string;
};

const titles = [
  "Gifts for coffee lovers",
  "Gifts for a dad who has everything",
  "Small presents under 10 €",
  "What to give a runner",
  "For the home office",
  "Handmade gifts from Portugal",
];

/** The same article every time. */
export const article = (index: number): Article => ({
  id: `${index + 1}`,
  title: `${titles[index % titles.length]}${index < titles.length ? "" : ` ${index + 1}`}`,
  step: (index % 5) + 1,
  products: (index * 37) % 121,
  updated: `${(index % 23) + 1} h ago`,
});

/** Six articles. */
export const articles = Array.from({ length: 6 }, (_, index) => article(index));

/** The columns of the list. */
export const columns: Column<Article>[] = [
  { id: "title", title: "Title", cell: (row) => row.title, isSortable: true },
  {
    id: "step",
    title: "Step",
    width: 120,
    cell: (row) => <Badge>{`${row.step} of 5`}</Badge>,
  },
  {
    id: "status",
    title: "Status",
    width: 120,
    cell: (row) => (
      <StatusDot
        state={row.step === 5 ? "live" : "off"}
        label={row.step === 5 ? "Published" : "Draft"}
      />
    ),
  },
  {
    id: "products",
    title: "Products",
    width: 110,
    align: "end",
    cell: (row) => row.products,
    isSortable: true,
  },
  { id: "updated", title: "Updated", width: 110, align: "end", cell: (row) => row.updated },
];

/** Told which article an action was asked for. */
export const onAction = fn();

/** The list of six articles. */
export const articleTable: TableProps<Article> = {
  label: "Articles of Presentes",
  columns,
  rows: articles,
  keyOf: (row) => row.id,
  nameOf: (row) => row.title,
  hrefOf: (row) => `/admin/site/12/articles/${row.id}/compose`,
  actionsOf: (row) => (
    <IconButton
      icon={Ellipsis}
      size="small"
      label={`Actions of ${row.title}`}
      onPress={() => onAction(row.id)}
    />
  ),
};

/** Keeps order and selection, as a screen does. */
export function KeptTable(props: TableProps<Article>) {
  const [sort, setSort] = useState<Sort | undefined>(props.sort);
  const [selected, setSelected] = useState(props.selected);
  const read = (row: Article) => (sort?.column === "products" ? row.products : row.title);
  return (
    <Table
      {...props}
      rows={sort ? sortRows(props.rows, read, sort.direction) : props.rows}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}

/** The table as a page shows it, where it has a container to answer to. */
export const tableInPage = (props: TableProps<Article>) => (
  <PageLayout>
    <Table {...props} />
  </PageLayout>
);
