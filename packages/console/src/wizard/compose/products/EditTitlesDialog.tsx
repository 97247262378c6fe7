import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { FormField } from "../../../forms/FormField.tsx";
import { filled } from "../../../forms/rules.ts";
import { useGraphForm } from "../../../forms/use-graph-form.ts";
import { saves } from "../../../save/save-registry.ts";
import { ideaName } from "../../frame/step-names.ts";
import type { ComposeIdea } from "../compose-query.ts";
import { renameProducts } from "../product-actions.ts";
import { useCompose } from "../use-compose.ts";
import { changedTitles } from "./changed-titles.ts";

interface EditTitlesDialogProps {
  idea: ComposeIdea;
  onClose: () => void;
}

interface TitleValues {
  /** In the order of the products. */
  titles: { title: string }[];
}

/** Edits the titles of an idea's products, as feeds write them for search engines, and saves them together. */
export function EditTitlesDialog({ idea, onClose }: EditTitlesDialogProps) {
  const session = useCompose();
  const products = idea.ideaProducts;
  const form = useGraphForm<TitleValues>({
    defaultValues: { titles: products.map(({ title }) => ({ title })) },
    async send({ titles }) {
      const changed = changedTitles(
        products,
        titles.map(({ title }) => title),
      );
      await saves.track(renameProducts(session, idea.id, changed));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Edit product titles"
      description={`As readers of “${ideaName(idea)}” shall see them.`}
      size="large"
      submitLabel="Save titles"
      needsChange
      onClose={onClose}
    >
      {products.map((product, at) => (
        <FormField
          key={product.id}
          form={form}
          name={`titles.${at}.title`}
          rules={filled("Enter a title.")}
        >
          {(field) => (
            <TextField {...field} label={`Title of product ${at + 1}`} hideLabel maxLength={255} />
          )}
        </FormField>
      ))}
    </FormDialog>
  );
}
