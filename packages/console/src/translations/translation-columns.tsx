import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { scopeName } from "./translation-list.ts";
import type { ListedKey, ListedTranslation } from "./translations-query.ts";

/** The columns of the list of translations. */
export function translationColumns(
  sites: readonly { id: number; name: string }[],
): readonly Column<ListedTranslation>[] {
  return [
    { id: "key", title: "Key", width: 224, cell: ({ key }) => <CodeText>{key.key}</CodeText> },
    { id: "text", title: "Text", cell: ({ strings }) => strings[0]?.localizedText ?? "–" },
    {
      id: "locales",
      title: "Locales",
      width: 176,
      cell: ({ strings }) => strings.map(({ locale }) => locale).join(", ") || "–",
    },
    { id: "scope", title: "For", width: 208, cell: ({ site }) => scopeName(site, sites) },
  ];
}

/** The columns of the list of keys. */
export function keyColumns(counts: ReadonlyMap<number, number>): readonly Column<ListedKey>[] {
  return [
    { id: "key", title: "Key", width: 224, cell: ({ key }) => <CodeText>{key}</CodeText> },
    { id: "description", title: "Description", cell: ({ description }) => description ?? "–" },
    {
      id: "count",
      title: "Translations",
      width: 120,
      align: "end",
      cell: ({ id }) => counts.get(id) ?? 0,
    },
  ];
}
