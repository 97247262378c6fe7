import { Button } from "@gift-console/ui/button/Button.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { Bot, Plus, SearchX } from "lucide-react";
import { lazy, Suspense } from "react";
import { required } from "../graph/required.ts";
import { matchWords } from "../lists/match-words.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { shownOf } from "../lists/shown-of.ts";
import { routeQuery } from "../router/route-query.ts";
import { botColumns } from "./bot-columns.tsx";
import { modelOf } from "./bot-form.ts";
import { botSettingsQuery } from "./bots-query.ts";
import { MissingBots } from "./MissingBots.tsx";

// A form is not worth its weight on a page that is opened to look.
const EditBotDialog = lazy(async () => ({
  default: (await import("./EditBotDialog.tsx")).EditBotDialog,
}));
const NewBotDialog = lazy(async () => ({
  default: (await import("./NewBotDialog.tsx")).NewBotDialog,
}));

const route = routeQuery(botSettingsQuery, () => ({}));

export const loader = route.loader;

/** The settings of every bot: which provider and model it asks, and how. */
export function Component() {
  const data = route.useData();
  const settings = required(data.botSettings, "botSettings").member;
  const bots = data.bots?.member ?? [];
  const providers = data.botProviders?.member ?? [];
  const { get, change, search, setSearch, hrefWith } = useListParams();
  const shown = settings.filter((setting) =>
    matchWords(search, setting.bot, setting.defaultProvider, modelOf(setting).model),
  );
  const edited = settings.find(({ id }) => String(id) === get("edit"));
  const taken = new Set(settings.map(({ bot }) => bot));
  const close = () => change({ edit: null, open: null, bot: null }, true);
  return (
    <>
      <MissingBots
        bots={bots.filter((bot) => !taken.has(bot))}
        onSetUp={(bot) => change({ open: "new", bot })}
      />
      <Toolbar
        summary={shownOf(shown.length, settings.length, "bot")}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => change({ open: "new" })}>
            New bot settings
          </Button>
        }
      >
        <SearchBox
          label="Search bots"
          placeholder="Bot, provider or model"
          value={search}
          onChange={setSearch}
        />
      </Toolbar>
      <Table
        label="Bots"
        columns={botColumns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={({ bot }) => bot}
        hrefOf={({ id }) => hrefWith({ edit: String(id) })}
        message={
          settings.length > 0 ? (
            <EmptyState
              icon={SearchX}
              title="No bot matches"
              actions={<Button onPress={() => setSearch("")}>Clear search</Button>}
            >
              Try another bot, provider or model.
            </EmptyState>
          ) : (
            <EmptyState
              icon={Bot}
              title="No bot has settings yet"
              actions={<Button onPress={() => change({ open: "new" })}>Set up a first bot</Button>}
            >
              Choose a bot, the provider it asks and the prompt it works by.
            </EmptyState>
          )
        }
      />
      <Suspense fallback={null}>
        {edited && (
          <EditBotDialog key={edited.id} id={edited.id} providers={providers} onClose={close} />
        )}
        {get("open") === "new" && (
          <NewBotDialog
            bots={bots}
            taken={taken}
            first={bots.find((bot) => bot === get("bot")) ?? ""}
            providers={providers}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
