import { Grid } from "@gift-console/ui/layout/Grid.tsx";
import { NumberField } from "@gift-console/ui/number-field/NumberField.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { FormField } from "../../forms/FormField.tsx";
import { filled } from "../../forms/rules.ts";
import { useGraphForm } from "../../forms/use-graph-form.ts";
import { saves } from "../../save/save-registry.ts";
import { changeSection } from "./board-actions.ts";
import { useBoardParts } from "./board-context.ts";
import { productsOf } from "./board.ts";
import type { PrioritizeSection } from "./prioritize-query.ts";
import {
  checkMax,
  checkMin,
  sectionField,
  sectionPatch,
  sectionValues,
  type SectionValues,
} from "./section-form.ts";

interface SectionDialogProps {
  section: PrioritizeSection;
  onClose: () => void;
}

const words = filled("Enter a few words.");

/** Edits a section's title, type and criteria. */
export function SectionDialog({ section, onClose }: SectionDialogProps) {
  const { session, board } = useBoardParts();
  const products = productsOf(board, section.id).length;
  const form = useGraphForm<SectionValues>({
    defaultValues: sectionValues(section),
    fieldOf: sectionField,
    async send(values) {
      const patch = sectionPatch(section, values);
      await saves.track(changeSection(session, section.id, patch));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Edit section"
      submitLabel="Save section"
      needsChange
      onClose={onClose}
    >
      <FormField form={form} name="title" rules={words}>
        {(field) => <TextField {...field} label="Title" isRequired takesFocus maxLength={255} />}
      </FormField>
      <FormField form={form} name="type" rules={words}>
        {(field) => (
          <TextField
            {...field}
            label="Type"
            description="What its products have in common, such as theme or budget."
            isRequired
            maxLength={64}
          />
        )}
      </FormField>
      <Grid minColumn={180}>
        <FormField form={form} name="min" rules={{ validate: checkMin, deps: "max" }}>
          {(field) => (
            <NumberField
              {...field}
              label="Fewest products"
              minValue={0}
              maxValue={999}
              isRequired
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="max"
          rules={{ validate: (max) => checkMax(max, products), deps: "min" }}
        >
          {(field) => (
            <NumberField
              {...field}
              label="Most products"
              description={`The section has ${products} now.`}
              minValue={1}
              maxValue={999}
              isRequired
            />
          )}
        </FormField>
      </Grid>
    </FormDialog>
  );
}
