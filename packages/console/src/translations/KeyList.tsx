import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { KeyRound, Plus, SearchX, Trash2 } from "lucide-react";
import { useState } from "react";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { keyColumns } from "./translation-columns.tsx";
import { countByKey, viewKeys } from "./translation-list.ts";
import type { ListedKey, ListedTranslation } from "./translations-query.ts";
import { useTranslationChanges } from "./use-translation-changes.ts";

interface KeyListProps {
  readonly keys: readonly ListedKey[];
  readonly translations: readonly ListedTranslation[];
}

/** The keys under which the sites look their texts up. */
export function KeyList({ keys, translations }: KeyListProps) {
  const { change, search, setSearch, hrefWith } = useListParams();
  const { removeKey } = useTranslationChanges();
  const [doomed, setDoomed] = useState<ListedKey | null>(null);
  const counts = countByKey(translations);
  const shown = viewKeys(keys, search);
  return (
    <>
      <Toolbar
        summary={shownOf(shown.length, keys.length, "key")}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => change({ open: "new" })}>
            New key
          </Button>
        }
      >
        <SearchBox
          label="Search keys"
          placeholder="Key or description"
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <Table
        label="Keys"
        columns={keyColumns(counts)}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ key }) => key}
        hrefOf={({ id }) => hrefWith({ edit: String(id) })}
        actionsOf={(row) => (
          <IconButton
            icon={Trash2}
            size="small"
            label={`Delete ${row.key}`}
            onPress={() => setDoomed(row)}
          />
        )}
        message={
          keys.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title="No key matches"
              actions={<Button onPress={() => setSearch("")}>Clear search</Button>}
            >
              Try another key or word.
            </EmptyState>
          ) : (
            <EmptyState
              icon={KeyRound}
              title="No keys yet"
              actions={
                <Button onPress={() => change({ open: "new" })}>Create the first key</Button>
              }
            >
              A site looks its texts up by their keys. Create one, then add its translations.
            </EmptyState>
          )
        }
      />
      {doomed && (
        <ConfirmDialog
          title={`Delete “${doomed.key}” and its translations?`}
          confirmLabel="Delete key and translations"
          tone="danger"
          isOpen
          onOpenChange={() => setDoomed(null)}
          onConfirm={() => removeKey(doomed.id)}
        >
          Its texts go with it on every site. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
