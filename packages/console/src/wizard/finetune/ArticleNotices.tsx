import { Button } from "@gift-console/ui/button/Button.tsx";
import { DiffText } from "@gift-console/ui/diff-text/DiffText.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { FieldConflict } from "../frame/FieldConflict.tsx";
import { RestoredNotice } from "../frame/RestoredNotice.tsx";
import { count } from "../frame/words.ts";
import { clashingWords } from "./clashing-words.ts";
import type { FineTune } from "./use-fine-tune.ts";

/** What concerns the whole article: proposals, a change made elsewhere, text of an earlier visit. */
export function ArticleNotices({ tune }: { readonly tune: FineTune }) {
  const { field, proposals, keepMine, takeNew } = tune;
  const { conflict, restored, value } = field;
  if (proposals.length === 0 && !conflict && !restored) return null;
  return (
    <Stack>
      <FieldConflict noun="article" field={field}>
        {(theirs) => {
          const words = clashingWords(value, theirs);
          return (
            <DiffText
              layout="side-by-side"
              before={words.theirs}
              beforeLabel="Theirs"
              after={words.mine}
              afterLabel="Mine"
            />
          );
        }}
      </FieldConflict>
      <RestoredNotice noun="text" field={field} />
      {proposals.length > 0 && (
        <Notice
          isUrgent
          title={`Wrapperix wrote ${count(proposals.length, "other text")}`}
          actions={
            <>
              <Button size="small" onPress={() => keepMine(proposals)}>
                Keep all mine
              </Button>
              <Button size="small" onPress={() => takeNew(proposals)}>
                {`Take ${count(proposals.length, "new text")}`}
              </Button>
            </>
          }
        >
          Nothing of yours was replaced. Decide here for all, or below text by text.
        </Notice>
      )}
    </Stack>
  );
}
