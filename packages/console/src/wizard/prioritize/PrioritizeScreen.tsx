import { Badge } from "@gift-console/ui/badge/Badge.tsx";
import type { Product } from "@gift-console/ui/product-card/product.ts";
import { SectionBoard } from "@gift-console/ui/section-board/SectionBoard.tsx";
import type { BoardSection as Column } from "@gift-console/ui/section-board/board.ts";
import { FieldConflict } from "../frame/FieldConflict.tsx";
import { StepFooter } from "../frame/StepFooter.tsx";
import { StepPage } from "../frame/StepPage.tsx";
import { articleName } from "../frame/step-names.ts";
import { useStepFact } from "../frame/step-facts.ts";
import { count } from "../frame/words.ts";
import { hasAssignments, moveProducts, excessAfter } from "./board.ts";
import { BoardContext } from "./board-context.ts";
import { NoSections } from "./NoSections.tsx";
import { readMove, unassignedId } from "./columns.ts";
import type { PrioritizeArticle } from "./prioritize-query.ts";
import { sectionsOf } from "./read-board.ts";
import { SectionMenu } from "./SectionMenu.tsx";
import { SectionActions } from "./SectionActions.tsx";
import { useBoard } from "./use-board.ts";
import { useColumns } from "./use-columns.ts";
import { useFullSection } from "./use-full-section.tsx";

interface PrioritizeScreenProps {
  article: PrioritizeArticle;
}

/** Step 2 of an article: its sections, and which products they have, in order of priority. */
export function PrioritizeScreen({ article }: PrioritizeScreenProps) {
  const edited = useBoard(article);
  const { board, field, products, session } = edited;
  const sections = sectionsOf(article);
  const columns = useColumns(board, sections, products);
  const full = useFullSection(session);
  const assigned = products.size - board.unassigned.length;
  useStepFact("hasPrioritizedProducts", hasAssignments(board));
  const footer = (
    <StepFooter
      summary={`${assigned} of ${count(products.size, "product")} assigned`}
      nextLabel="Descriptions"
    />
  );
  if (sections.length === 0) {
    return (
      <StepPage step={2} footer={footer}>
        <NoSections edited={edited} />
      </StepPage>
    );
  }
  return (
    <BoardContext value={{ session, sections, board }}>
      <StepPage step={2} actions={<SectionActions edited={edited} />} footer={footer}>
        <FieldConflict noun="board" field={field}>
          {(theirs) =>
            `${count(theirs.length, "section")} with ${count(
              theirs.reduce((sum, { productIds }) => sum + productIds.length, 0),
              "product",
            )}.`
          }
        </FieldConflict>
        <SectionBoard
          label={`Sections of ${articleName(article)}`}
          sections={columns}
          sectionActions={sectionMenu}
          renderStatus={status}
          onMove={(move) => {
            const wish = readMove(board, move);
            const apply = () => {
              const next = moveProducts(board, wish).sections;
              if (next.some((section, at) => section !== board.sections[at])) field.edit(next);
            };
            const section = sections.find(({ id }) => id === wish.to);
            const excess = section ? excessAfter(board, wish, section.criteria.max) : 0;
            if (section && excess > 0) full.ask(section, excess, apply);
            else apply();
          }}
        />
        {full.dialog}
      </StepPage>
    </BoardContext>
  );
}

function sectionMenu({ id }: Column) {
  return id === unassignedId ? null : <SectionMenu id={Number(id)} />;
}

/** A product that was deselected since it was assigned says so. */
function status(product: Product) {
  const isDeselected = "status" in product && product.status === false;
  return isDeselected ? <Badge tone="warning">Not selected</Badge> : null;
}
