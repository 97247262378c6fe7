import { Select } from "@gift-console/ui/select/Select.tsx";
import type { SiteListView } from "../site-list.ts";

const statuses = [
  { id: "all", label: "Any status" },
  { id: "live", label: "Live" },
  { id: "other", label: "Not live" },
] as const;

const anyCountry = "any";

interface SiteSelectsProps {
  readonly view: SiteListView;
  readonly onChange: (name: "status" | "country", value: string | null) => void;
  readonly countries: readonly string[];
}

/** The choices of status and country. */
export function SiteSelects({ view, onChange, countries }: SiteSelectsProps) {
  return (
    <>
      <Select
        label="Status"
        hideLabel
        options={statuses}
        value={view.status}
        onChange={(id) => onChange("status", id === "all" ? null : id)}
      />
      <Select
        label="Country"
        hideLabel
        options={[
          { id: anyCountry, label: "Any country" },
          ...countries.map((country) => ({ id: country, label: country })),
        ]}
        value={view.country ?? anyCountry}
        onChange={(id) => onChange("country", id === anyCountry ? null : id)}
      />
    </>
  );
}
