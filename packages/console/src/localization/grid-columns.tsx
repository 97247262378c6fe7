import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { EditableCell } from "@gift-console/ui/editable-cell/EditableCell.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { textOf, type GridRow } from "./grid.ts";
import { localeName } from "./locale-name.ts";

/**
 * The columns of the grid: the key, then one per locale.
 * @param onChange brings a text into its cell; throws what the cell shows
 */
export function gridColumns(
  locales: readonly string[],
  onChange: (keyId: number, locale: string, text: string) => Promise<void>,
): readonly Column<GridRow>[] {
  return [
    { id: "key", title: "Key", width: 208, cell: ({ key }) => <CodeText>{key}</CodeText> },
    ...locales.map((locale): Column<GridRow> => ({
      id: locale,
      title: `${localeName(locale)} (${locale})`,
      cell: (row) => (
        <EditableCell
          label={`${row.key} in ${locale}`}
          value={textOf(row, locale)?.localizedText ?? ""}
          lang={locale.replace("_", "-")}
          onChange={(text) => onChange(row.id, locale, text)}
        />
      ),
    })),
  ];
}
