import { Card } from "@gift-console/ui/card/Card.tsx";
import { CodeText } from "@gift-console/ui/code-text/CodeText.tsx";
import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { StatusDot } from "@gift-console/ui/status-dot/StatusDot.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { Globe } from "lucide-react";
import { paths } from "../paths.ts";
import { countryOf, isLive } from "../sites/site.ts";
import type { ImobiliarixSite } from "./imobiliarix-query.ts";

const columns: readonly Column<ImobiliarixSite>[] = [
  { id: "name", title: "Name", cell: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    width: 96,
    cell: (site) => (
      <StatusDot
        state={isLive(site) ? "live" : "off"}
        label={`${site.status} · ${countryOf(site)}`}
      />
    ),
  },
];

interface SitesServedProps {
  readonly sites: readonly ImobiliarixSite[];
  /** The bot's settings name them; otherwise they are all that are live. */
  readonly isChosen: boolean;
}

/** The sites that the bot serves, and why these. */
export function SitesServed({ sites, isChosen }: SitesServedProps) {
  const missing = isChosen ? (
    <EmptyState icon={Globe} title="No site is named">
      Put the ids of its sites into <CodeText>sites</CodeText> in the other settings.
    </EmptyState>
  ) : (
    <EmptyState
      icon={Globe}
      title="No site is live"
      actions={<LinkButton href={paths.sites()}>Go to the sites</LinkButton>}
    >
      The bot serves every live site. Publish one to begin.
    </EmptyState>
  );
  return (
    <Card
      title="Sites it serves"
      description={
        isChosen
          ? "Its settings name them under “sites”."
          : "Every live site, as its settings name none under “sites”."
      }
      padding="none"
    >
      <Table
        label="Sites it serves"
        columns={columns}
        rows={sites}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.siteTab(id, "articles")}
        message={missing}
      />
    </Card>
  );
}
