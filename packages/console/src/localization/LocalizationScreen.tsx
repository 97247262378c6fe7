import { Button } from "@gift-console/ui/button/Button.tsx";
import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Switch } from "@gift-console/ui/switch/Switch.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { KeyRound, Languages, Plus, SearchX, Sparkles } from "lucide-react";
import { required } from "../graph/required.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { paths } from "../paths.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";
import { count, figures } from "../wizard/frame/words.ts";
import { countMissing, gridRows, localesOf, viewRows } from "./grid.ts";
import { gridColumns } from "./grid-columns.tsx";
import { LocaleAdder } from "./LocaleAdder.tsx";
import { readLocales } from "./locale-name.ts";
import { siteLocalizationQuery } from "./localization-query.ts";
import { useLocalization } from "./use-localization.ts";

const route = routeQuery(siteLocalizationQuery, ({ params }) => ({
  siteId: idParam(params, "id"),
}));

export const loader = route.loader;

/** The texts of a site's user interface, by key and locale, each changed where it stands. */
export function Component() {
  const { siteId } = route.useVariables();
  const data = route.useData();
  const { get, change, search, setSearch } = useListParams();
  const { change: changeText, generate } = useLocalization(siteId);

  const translations = required(data.translations, "translations").member;
  const keys = required(data.translationKeys, "translationKeys").member;
  const added = readLocales(get("locales"));
  const locales = localesOf(data.site?.settingsSite.metadata, translations, added);
  const rows = gridRows(keys, translations);
  const missing = countMissing(rows, locales);
  const onlyMissing = get("missing") === "1";
  const shown = viewRows(rows, search, locales, onlyMissing);
  const inSight =
    shown.length === keys.length
      ? count(keys.length, "key")
      : `${figures.format(shown.length)} of ${count(keys.length, "key")}`;
  const close = () => change({ open: null }, true);
  return (
    <>
      <Toolbar
        summary={`${inSight}, ${figures.format(missing)} missing`}
        actions={
          <>
            <Button icon={Plus} onPress={() => change({ open: "locale" })}>
              Add locale
            </Button>
            <Button
              variant="primary"
              icon={Sparkles}
              onPress={() => void generate()}
              disabledReason={keys.length === 0 ? "There are no keys yet." : undefined}
            >
              Generate missing texts
            </Button>
          </>
        }
      >
        <SearchBox
          label="Search texts"
          placeholder="Key or text"
          value={search}
          onChange={setSearch}
        />
        <Switch
          label="Only missing"
          isSelected={onlyMissing}
          onChange={(isOn) => change({ missing: isOn ? "1" : null })}
        />
      </Toolbar>
      <Table
        label="Texts of the site"
        columns={gridColumns(locales, changeText)}
        rows={locales.length > 0 ? shown : []}
        keyOf={({ id }) => String(id)}
        nameOf={({ key }) => key}
        message={
          keys.length === 0 ? (
            <EmptyState
              icon={KeyRound}
              title="No keys yet"
              actions={
                <LinkButton href={`${paths.settings("translation")}?view=keys`}>
                  Go to the keys
                </LinkButton>
              }
            >
              A site looks its texts up by keys, which all sites share.
            </EmptyState>
          ) : locales.length === 0 ? (
            <EmptyState
              icon={Languages}
              title="No locale yet"
              actions={
                <Button onPress={() => change({ open: "locale" })}>Choose the first locale</Button>
              }
            >
              Each locale is a column here, with a text for every key.
            </EmptyState>
          ) : (
            <EmptyState
              icon={SearchX}
              title={onlyMissing && !search ? "Nothing is missing" : "No text matches"}
              actions={
                <Button onPress={() => change({ q: null, missing: null })}>Show all texts</Button>
              }
            >
              {onlyMissing && !search
                ? "Every key has a text in each of these locales."
                : "Try another key or word."}
            </EmptyState>
          )
        }
      />
      {get("open") === "locale" && (
        <LocaleAdder
          known={locales}
          onAdd={(locale) => change({ locales: [...added, locale].join(","), open: null }, true)}
          onClose={close}
        />
      )}
    </>
  );
}
