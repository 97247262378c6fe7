import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { Table } from "@gift-console/ui/table/Table.tsx";
import type { ImportReport } from "./import-documents.ts";
import { reportWords } from "./report-words.ts";

type RowError = NonNullable<ImportReport["rowErrors"]>[number];

const columns: readonly Column<RowError>[] = [
  { id: "line", title: "Line", width: 72, align: "end", cell: ({ line }) => line },
  { id: "message", title: "Why it was rejected", width: 400, cell: ({ message }) => message },
];

/** What an import came to, and the rows that were rejected by their line in the file. */
export function ReportView({ report }: { readonly report: ImportReport }) {
  const { tone, title, text } = reportWords(report);
  const rowErrors = report.rowErrors ?? [];
  return (
    <Stack>
      <Notice tone={tone} title={title} isUrgent>
        {text}
      </Notice>
      {rowErrors.length > 0 && (
        <Table
          label="Rejected rows"
          columns={columns}
          rows={rowErrors}
          keyOf={({ line, message }) => `${line} ${message}`}
          nameOf={({ line }) => `Line ${line}`}
        />
      )}
      {report.rowErrorsTruncated && (
        <Notice>
          Only the first {rowErrors.length} rejected rows are listed. Correct these, then import the
          feed again to see the others.
        </Notice>
      )}
    </Stack>
  );
}
