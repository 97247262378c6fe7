import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { Languages, Plus, SearchX, Trash2 } from "lucide-react";
import { useState } from "react";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { translationColumns } from "./translation-columns.tsx";
import { readScope, scopeName, viewTranslations } from "./translation-list.ts";
import type { ListedTranslation } from "./translations-query.ts";
import { useTranslationChanges } from "./use-translation-changes.ts";

interface TranslationListProps {
  readonly translations: readonly ListedTranslation[];
  readonly sites: readonly { id: number; name: string }[];
}

/** Translations of one site or all: find one, change it, delete it, add one. */
export function TranslationList({ translations, sites }: TranslationListProps) {
  const { get, change, search, setSearch, hrefWith } = useListParams();
  const { remove } = useTranslationChanges();
  const [doomed, setDoomed] = useState<ListedTranslation | null>(null);
  const scope = readScope(get("site"));
  const shown = viewTranslations(translations, search, scope);
  const isNarrowed = search !== "" || scope !== "all";
  return (
    <>
      <Toolbar
        summary={shownOf(shown.length, translations.length, "translation")}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => change({ open: "new" })}>
            New translation
          </Button>
        }
      >
        <SearchBox
          label="Search translations"
          placeholder="Key or text"
          value={search}
          onChange={setSearch}
        />
        <Select
          label="For"
          hideLabel
          value={String(scope)}
          onChange={(id) => change({ site: id === "all" ? null : id })}
          options={[
            { id: "all", label: "Any site" },
            { id: "shared", label: "All sites" },
            ...sites.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
        />
      </Toolbar>
      <Table
        label="Translations"
        columns={translationColumns(sites)}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ key, site }) => `${key.key} for ${scopeName(site, sites)}`}
        hrefOf={({ id }) => hrefWith({ edit: String(id) })}
        actionsOf={(row) => (
          <IconButton
            icon={Trash2}
            size="small"
            label={`Delete ${row.key.key} for ${scopeName(row.site, sites)}`}
            onPress={() => setDoomed(row)}
          />
        )}
        message={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title="No translation matches"
              actions={
                <Button onPress={() => change({ q: null, site: null })}>
                  Show all translations
                </Button>
              }
            >
              Try another key, word or site.
            </EmptyState>
          ) : (
            <EmptyState
              icon={Languages}
              title="No translations yet"
              actions={
                <Button onPress={() => change({ open: "new" })}>Write the first translation</Button>
              }
            >
              A translation holds the text of one key in every locale, for one site or all.
            </EmptyState>
          )
        }
      />
      {doomed && (
        <ConfirmDialog
          title={`Delete the texts of “${doomed.key.key}” for ${scopeName(doomed.site, sites)}?`}
          confirmLabel="Delete texts"
          tone="danger"
          isOpen
          onOpenChange={() => setDoomed(null)}
          onConfirm={() => remove(doomed.id)}
        >
          {doomed.strings.length === 1
            ? "One text goes with it."
            : `${doomed.strings.length} texts go with it.`}{" "}
          The key stays. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
