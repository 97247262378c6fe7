import { useState } from "react";
import { CodeText } from "../code-text/CodeText.tsx";
import { EditableCell } from "../editable-cell/EditableCell.tsx";
import { Table } from "../table/Table.tsx";

type TextRow = { readonly key: string; readonly en: string; readonly pt: string };

const texts: readonly TextRow[] = [
  { key: "nav.about", en: "About us", pt: "Sobre nós" },
  { key: "nav.contact", en: "Contact", pt: "" },
  { key: "footer.affiliate", en: "We may earn a commission.", pt: "Podemos ganhar uma comissão." },
];

const more = Array.from({ length: 500 }, (_, index): TextRow => {
  const number = index + 1;
  return { key: `gift.${number}`, en: `Gift ${number}`, pt: `Presente ${number}` };
});

type TextsTableProps = {
  readonly onChange: (text: string) => void | Promise<unknown>;
  /** With so many texts that the table draws only those in sight. */
  readonly isLong?: boolean;
};

/** The texts of a site in two languages, to be changed where they stand. */
export function TextsTable({ onChange, isLong = false }: TextsTableProps) {
  const [rows, setRows] = useState(isLong ? [...texts, ...more] : texts);
  const column = (locale: "en" | "pt") => ({
    id: locale,
    title: locale === "en" ? "English (en)" : "Portuguese (pt)",
    cell: (row: TextRow) => (
      <EditableCell
        label={`${row.key} in ${locale}`}
        lang={locale}
        value={row[locale]}
        onChange={async (text) => {
          await onChange(text);
          setRows((all) =>
            all.map((one) => (one.key === row.key ? { ...one, [locale]: text } : one)),
          );
        }}
      />
    ),
  });
  return (
    <Table
      label="Texts of Presentes"
      rows={rows}
      keyOf={({ key }) => key}
      nameOf={({ key }) => key}
      columns={[
        { id: "key", title: "Key", width: 160, cell: ({ key }) => <CodeText>{key}</CodeText> },
        column("en"),
        column("pt"),
      ]}
    />
  );
}
