import { Button } from "@gift-console/ui/button/Button.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { SearchBox } from "@gift-console/ui/search-box/SearchBox.tsx";
import { Select } from "@gift-console/ui/select/Select.tsx";
import { Plus } from "lucide-react";
import { wizardSegments, type WizardStep } from "../paths.ts";
import { stepNames } from "../wizard/frame/step-names.ts";
import type { ArticleViewControl } from "./use-article-view.ts";

/** Stands for no step in particular. */
const anyStep = "any";

const steps = wizardSegments.map((segment, at) => ({
  id: segment as string,
  label: `Next: ${stepNames[(at + 1) as WizardStep]}`,
}));

interface ArticleFiltersProps {
  readonly control: ArticleViewControl;
  /** "12 of 84". */
  readonly summary: string;
  readonly isCreating: boolean;
  readonly onCreate: () => void;
}

/** What narrows the list of articles, and what adds to it. */
export function ArticleFilters({ control, summary, isCreating, onCreate }: ArticleFiltersProps) {
  const { view, setSearch, setStep } = control;
  return (
    <Toolbar
      summary={summary}
      actions={
        <Button variant="primary" icon={Plus} onPress={onCreate} isPending={isCreating}>
          New article
        </Button>
      }
    >
      <SearchBox
        label="Search articles"
        placeholder="Title or id"
        value={view.search}
        onChange={setSearch}
      />
      <Select
        label="Next step"
        hideLabel
        value={view.step === null ? anyStep : (wizardSegments[view.step - 1] ?? anyStep)}
        onChange={(id) => setStep(id === anyStep ? null : id)}
        options={[{ id: anyStep, label: "Any next step" }, ...steps]}
      />
    </Toolbar>
  );
}
