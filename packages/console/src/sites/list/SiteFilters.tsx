import { Icon } from "@gift-console/ui/icon/Icon.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { countriesOf, type SiteListView } from "../site-list.ts";
import type { SiteSummary } from "../site.ts";

// React Aria's list box is heavy, and the list can be read before it is there.
const SiteSelects = lazy(async () => ({
  default: (await import("./SiteSelects.tsx")).SiteSelects,
}));

interface SiteFiltersProps {
  readonly view: SiteListView;
  readonly onChange: (name: "q" | "status" | "country", value: string | null) => void;
  readonly sites: readonly SiteSummary[];
  /** "12 of 84". */
  readonly summary: string | undefined;
}

/** What narrows the sites list: text, status and country. */
export function SiteFilters({ view, onChange, sites, summary }: SiteFiltersProps) {
  return (
    <Toolbar {...(summary === undefined ? {} : { summary })}>
      <TextField
        label="Search sites"
        hideLabel
        placeholder="Name or domain"
        prefix={<Icon icon={Search} />}
        value={view.search}
        onChange={(text) => onChange("q", text)}
      />
      <Suspense fallback={<Skeleton label="Loading filters" shape="text" />}>
        <SiteSelects view={view} onChange={onChange} countries={countriesOf(sites)} />
      </Suspense>
    </Toolbar>
  );
}
