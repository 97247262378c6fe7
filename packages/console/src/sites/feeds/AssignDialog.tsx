import { Button } from "@gift-console/ui/button/Button.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Tabs } from "@gift-console/ui/tabs/Tabs.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormFailure } from "../../forms/FormFailure.tsx";
import { explainError, type Explanation } from "../../graph/explain-error.ts";
import { CandidateTable } from "./CandidateTable.tsx";
import { feedsOfCodes, openCandidates, withFeeds, type Candidate } from "./candidates.ts";
import { feedCandidatesQuery } from "./site-feeds-query.ts";
import { useAssignFeeds } from "./use-assign-feeds.ts";

interface AssignDialogProps {
  readonly siteId: number;
  /** Of the site; null where it has none. */
  readonly country: string | null;
  readonly assigned: readonly { id: number }[];
  readonly onClose: () => void;
}

/** Chooses feeds for a site: from those of its country, or from all by their code. */
export function AssignDialog({ siteId, country, assigned, onClose }: AssignDialogProps) {
  const { data, error, isPending } = useQuery(
    feedCandidatesQuery({ country: country ?? "", hasCountry: country !== null }),
  );
  const { assign, isPending: isAssigning } = useAssignFeeds(siteId);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState("");
  const [failure, setFailure] = useState<Explanation | null>(null);
  const submit = async () => {
    setFailure(null);
    try {
      await assign(withFeeds(assigned, selected));
      onClose();
    } catch (reason) {
      setFailure(explainError(reason));
    }
  };
  const list = (label: string, candidates: readonly Candidate[], emptyText: string) => (
    <CandidateTable
      label={label}
      candidates={openCandidates(candidates, assigned, search)}
      selected={selected}
      onSelectedChange={setSelected}
      isLoading={isPending}
      emptyText={search ? "Nothing matches the search." : emptyText}
    />
  );
  const count = selected.size;
  return (
    <Dialog
      title="Assign feeds"
      description="The products of its feeds are what a site's articles can recommend."
      size="large"
      isOpen
      onOpenChange={onClose}
      isLocked={isAssigning}
    >
      <Stack>
        <FormFailure failure={failure ?? (error ? explainError(error) : null)} />
        <SearchBox
          label="Search feeds to assign"
          placeholder="Name, code or country"
          value={search}
          onChange={setSearch}
        />
        <Tabs
          label="Feeds to assign"
          tabs={[
            {
              id: "country",
              label: country ? `For ${country}` : "For the country",
              content: list(
                "Feeds of the country",
                data?.feedsByCountry?.member ?? [],
                country
                  ? `Every feed for ${country} is assigned, or there is none.`
                  : "This site has no country. Set one in its settings, or choose by code.",
              ),
            },
            {
              id: "code",
              label: "All by code",
              content: list(
                "Feeds by code",
                feedsOfCodes(data?.feedsByCode?.member ?? []),
                "Every feed is assigned, or there is none.",
              ),
            },
          ]}
        />
      </Stack>
      <DialogFooter>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          variant="primary"
          onPress={() => void submit()}
          isPending={isAssigning}
          disabledReason={count === 0 ? "Choose a feed first." : undefined}
        >
          {count === 1 ? "Assign 1 feed" : `Assign ${count} feeds`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
