import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Tabs } from "@gift-console/ui/tabs/Tabs.tsx";
import { lazy, Suspense } from "react";
import { required } from "../graph/required.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { routeQuery } from "../router/route-query.ts";
import { KeyList } from "./KeyList.tsx";
import { readScope } from "./translation-list.ts";
import { TranslationList } from "./TranslationList.tsx";
import { translationsQuery } from "./translations-query.ts";

// Forms are not worth their weight on a page that is opened to look.
const dialogs = () => import("./TranslationDialog.tsx");
const EditTranslationDialog = lazy(async () => ({
  default: (await dialogs()).EditTranslationDialog,
}));
const TranslationDialog = lazy(async () => ({ default: (await dialogs()).TranslationDialog }));
const KeyDialog = lazy(async () => ({ default: (await import("./KeyDialog.tsx")).KeyDialog }));

const route = routeQuery(translationsQuery, ({ url }) => {
  const scope = readScope(url.searchParams.get("site"));
  return typeof scope === "number" ? { siteId: scope } : {};
});

export const loader = route.loader;

/** The texts of the sites' user interface: their keys, and what stands there in each locale. */
export function Component() {
  const data = route.useData();
  const { siteId } = route.useVariables();
  const translations = required(data.translations, "translations").member;
  const keys = required(data.translationKeys, "translationKeys").member;
  const sites = data.sites?.member ?? [];
  const { get, change } = useListParams();
  const isKeys = get("view") === "keys";
  const close = () => change({ edit: null, open: null }, true);

  const openId = get("edit");
  const isOpen = ({ id }: { id: number }) => String(id) === openId;
  const translation = isKeys ? undefined : translations.find(isOpen);
  const key = isKeys ? keys.find(isOpen) : undefined;
  const isNew = get("open") === "new";
  const choices = { keys, sites, onClose: close };
  return (
    <>
      <Tabs
        label="Texts of the sites"
        value={isKeys ? "keys" : "translations"}
        onChange={(id) => {
          if (id !== (isKeys ? "keys" : "translations")) {
            change({ view: id === "keys" ? "keys" : null, q: null, site: null });
          }
        }}
        tabs={[
          {
            id: "translations",
            label: "Translations",
            content: (
              <Stack>
                <TranslationList translations={translations} sites={sites} />
              </Stack>
            ),
          },
          {
            id: "keys",
            label: "Keys",
            count: keys.length,
            content: (
              <Stack>
                <KeyList keys={keys} translations={translations} />
              </Stack>
            ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {translation && (
          <EditTranslationDialog key={translation.id} id={translation.id} {...choices} />
        )}
        {isNew && !isKeys && (
          <TranslationDialog stored={null} {...(siteId == null ? {} : { siteId })} {...choices} />
        )}
        {key && <KeyDialog key={key.id} stored={key} onClose={close} />}
        {isNew && isKeys && <KeyDialog stored={null} onClose={close} />}
      </Suspense>
    </>
  );
}
