import { WithAside } from "@gift-console/ui/layout/WithAside.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import type { ImobiliarixQuery } from "../graph/generated/graphql.ts";
import { required } from "../graph/required.ts";
import { ArticlesServed } from "./ArticlesServed.tsx";
import { BotForm } from "./BotForm.tsx";
import { articlesOfSites, imobiliarix, namesSites, servedSites } from "./served.ts";
import { SitesServed } from "./SitesServed.tsx";

/** The bot's settings, and beside and below them what it serves. */
export function Workspace({ data }: { readonly data: ImobiliarixQuery }) {
  const settings = required(data.botSettings, "botSettings").member;
  const setting = settings.find(({ bot }) => bot === imobiliarix) ?? null;
  const sites = required(data.sites, "sites").member;
  const served = servedSites(setting?.settings, sites);
  const articles = articlesOfSites(required(data.articles, "articles").member, served);
  return (
    <Stack gap="large">
      <WithAside
        asideLabel="Sites it serves"
        aside={<SitesServed sites={served} isChosen={namesSites(setting?.settings)} />}
      >
        <BotForm
          key={setting?.id ?? "none"}
          setting={setting}
          providers={required(data.botProviders, "botProviders").member}
        />
      </WithAside>
      <ArticlesServed articles={articles} sites={served} />
    </Stack>
  );
}
