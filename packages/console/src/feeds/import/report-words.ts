/** How many rows of a feed were read and what became of them; null where the API does not say. */
export interface RowCounts {
  total: number | null;
  imported: number | null;
  rejected: number | null;
}

/** A report in a heading and a sentence. */
export interface ReportWords {
  tone: "success" | "warning" | "danger";
  title: string;
  text: string;
}

const number = new Intl.NumberFormat("en-GB");

/** What an import came to: all rows, some of them or none. */
export function reportWords({ total, imported, rejected }: RowCounts): ReportWords {
  if (total === null || imported === null) {
    return { tone: "success", title: "Imported", text: "The API host does not count rows." };
  }
  if (imported === 0) {
    return {
      tone: "danger",
      title: "No row could be imported",
      text: "The feed keeps the products it had.",
    };
  }
  const title = `${number.format(imported)} of ${rows(total)} imported`;
  if (!rejected) return { tone: "success", title, text: "No row was rejected." };
  return {
    tone: "warning",
    title,
    text: `${rows(rejected)} ${rejected === 1 ? "was" : "were"} rejected: see below why.`,
  };
}

function rows(count: number): string {
  return count === 1 ? "1 row" : `${number.format(count)} rows`;
}
