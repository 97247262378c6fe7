import { Button } from "@gift-console/ui/button/Button.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { formatPrice } from "@gift-console/ui/product-card/price.ts";
import { Provenance } from "@gift-console/ui/provenance/Provenance.tsx";
import { RichTextField } from "@gift-console/ui/rich-text-field/RichTextField.tsx";
import { Sparkles } from "lucide-react";
import { draftKey } from "../../drafts/draft-store.ts";
import type { Snapshot } from "../../save/field-editor.ts";
import { useField } from "../../save/use-field.ts";
import { FieldConflict } from "../frame/FieldConflict.tsx";
import { RestoredNotice } from "../frame/RestoredNotice.tsx";
import { count } from "../frame/words.ts";
import type { DescribedProduct } from "./describe-query.ts";
import { rereadDescription, writeDescription, type DescribeSession } from "./describe-session.ts";
import { descriptionState } from "./described-products.ts";
import { plainText, type Proposal } from "./overwritten.ts";
import { ProposalCard } from "./ProposalCard.tsx";

interface DescriptionEditorProps {
  readonly session: DescribeSession;
  readonly product: DescribedProduct;
  readonly proposal: Proposal | undefined;
  /** Descriptions are being written, so this one may change any moment. */
  readonly isWriting: boolean;
  /** Has the idea of the product described. */
  readonly onWrite: () => void;
  /** Other products of the same idea: a bot describes them together. */
  readonly siblings: number;
  readonly onDismiss: () => void;
}

/** The description of one product; saves itself. */
export function DescriptionEditor(props: DescriptionEditorProps) {
  const { session, product, proposal, isWriting, siblings, onWrite, onDismiss } = props;
  const field = useField<string>({
    draftKey: draftKey("product", product.id, "description"),
    server: descriptionOf(product),
    save: async (value) => {
      const saved = await writeDescription(session, product.id, value);
      return descriptionOf(saved);
    },
    reread: async () => descriptionOf(await rereadDescription(session, product.id)),
  });
  const state = descriptionState(product);
  const settle = (text: string) => {
    if (field.value !== text) field.edit(text);
    onDismiss();
  };
  return (
    <Card
      title={product.title}
      headingLevel={3}
      actions={
        <Inline>
          {state !== "empty" && <Provenance source={state} />}
          <Button
            size="small"
            icon={Sparkles}
            disabledReason={isWriting ? "Descriptions are being written." : undefined}
            tooltip={
              siblings === 0
                ? undefined
                : `A bot writes the ${count(siblings + 1, "description")} of the idea together`
            }
            onPress={onWrite}
          >
            {state === "empty" ? "Write it" : "Write anew"}
          </Button>
        </Inline>
      }
    >
      <Stack>
        {proposal && (
          <ProposalCard
            proposal={proposal}
            onKeep={() => settle(proposal.mine)}
            onTake={() => settle(proposal.proposed)}
          />
        )}
        <RestoredNotice noun="description" field={field} />
        <FieldConflict noun="description" field={field}>
          {plainText}
        </FieldConflict>
        <RichTextField
          label="Description"
          value={field.value}
          onChange={field.edit}
          description={[product.brand, formatPrice(product.price, product.currency, "en-GB")]
            .filter(Boolean)
            .join(" · ")}
        />
      </Stack>
    </Card>
  );
}

function descriptionOf({
  description,
  updatedAt,
}: Pick<DescribedProduct, "description" | "updatedAt">): Snapshot<string> {
  return { value: description ?? "", version: updatedAt };
}
