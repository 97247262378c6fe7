import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { NumberField } from "@gift-console/ui/number-field/NumberField.tsx";
import { TagInput } from "@gift-console/ui/tag-input/TagInput.tsx";
import {
  excludingLists,
  weightedLists,
  type ElasticForm,
  type KeywordList,
  type WeightedList,
} from "./elastic-form.ts";

interface ElasticFieldsProps {
  readonly form: ElasticForm;
  readonly onChange: (form: ElasticForm) => void;
  /** What the API did not accept, by property path. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The least width of a field, px: three stand side by side in the page of a laptop. */
const column = 260;

/** Of a number, px: the weights and both prices find room in one line of that page. */
const numberColumn = 172;

const listNames: Record<KeywordList, string> = {
  titleKeywords: "In the title",
  categoryKeywords: "In the category",
  descriptionKeywords: "In the description",
  negativeTitleKeywords: "Not in the title",
  negativeCategoryKeywords: "Not in the category",
  negativeDescriptionKeywords: "Not in the description",
};

const weightNames: Record<WeightedList, string> = {
  titleKeywords: "Weight of the title",
  categoryKeywords: "Weight of the category",
  descriptionKeywords: "Weight of the description",
};

/** The whole payload of a search as fields, in few lines: what is found stands below them. */
export function ElasticFields({ form, onChange, errors }: ElasticFieldsProps) {
  const { budget, scores } = form;
  const words = (list: KeywordList) => (
    <TagInput
      key={list}
      label={listNames[list]}
      value={form[list]}
      onChange={(next) => onChange({ ...form, [list]: next })}
      placeholder="Keyword, Enter"
      error={errorOf(errors, list)}
    />
  );
  return (
    <Stack>
      <Grid minColumn={column}>{weightedLists.map(words)}</Grid>
      <Grid minColumn={column}>{excludingLists.map(words)}</Grid>
      <Grid minColumn={numberColumn}>
        {weightedLists.map((list) => (
          <NumberField
            key={list}
            label={weightNames[list]}
            value={scores[list]}
            minValue={0}
            format={{ maximumFractionDigits: 3 }}
            placeholder="Default"
            onChange={(weight) => onChange({ ...form, scores: { ...scores, [list]: weight } })}
            error={errorOf(errors, `scores.${list}`)}
          />
        ))}
        {(["min", "max"] as const).map((end) => (
          <NumberField
            key={end}
            label={end === "min" ? "Lowest price" : "Highest price"}
            value={budget[end]}
            minValue={0}
            format={{ maximumFractionDigits: 2 }}
            onChange={(price) => onChange({ ...form, budget: { ...budget, [end]: price } })}
            error={errorOf(errors, `budget.${end}`)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** The message about a field, or about an item of it. */
function errorOf(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  return Object.entries(errors).find(([key]) => key === path || key.startsWith(`${path}[`))?.[1];
}
