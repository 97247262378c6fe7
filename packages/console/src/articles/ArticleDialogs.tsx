import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { lazy, Suspense } from "react";
import { articleTitle } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";
import type { ArticleChanges } from "./use-article-changes.ts";
import type { ArticleViewControl } from "./use-article-view.ts";

// Forms and pictures are not worth their weight on a page that is opened to look.
const EditArticleDialog = lazy(async () => ({
  default: (await import("./EditArticleDialog.tsx")).EditArticleDialog,
}));
const PicturesDialog = lazy(async () => ({
  default: (await import("./PicturesDialog.tsx")).PicturesDialog,
}));

/** An article that is to be written over. */
export interface Rewriting {
  article: ListedArticle;
  isFull: boolean;
}

interface ArticleDialogsProps {
  readonly articles: readonly ListedArticle[];
  readonly control: ArticleViewControl;
  readonly onSave: ArticleChanges["save"];
  /** What is asked about; null for nothing. */
  readonly rewriting: Rewriting | null;
  readonly onRewrite: (rewriting: Rewriting) => void;
  readonly onRewriteClose: () => void;
}

/** The dialogs of one article: its title and flags, its pictures, and whether to write it anew. */
export function ArticleDialogs(props: ArticleDialogsProps) {
  const { articles, control, onSave, rewriting, onRewrite, onRewriteClose } = props;
  const { opened, close } = control;
  const withId = (id: string | null) => articles.find((article) => String(article.id) === id);
  const edited = withId(opened("edit"));
  const pictured = withId(opened("pictures"));
  return (
    <Suspense fallback={null}>
      {edited && (
        <EditArticleDialog key={edited.id} article={edited} onSave={onSave} onClose={close} />
      )}
      {pictured && <PicturesDialog key={pictured.id} id={pictured.id} onClose={close} />}
      {rewriting && (
        <ConfirmDialog
          title={`Write “${articleTitle(rewriting.article)}” anew?`}
          confirmLabel="Write article anew"
          tone="danger"
          isOpen
          onOpenChange={onRewriteClose}
          onConfirm={() => onRewrite(rewriting)}
        >
          Its texts are replaced, with everything that was edited in them. Products, sections and
          descriptions stay.
        </ConfirmDialog>
      )}
    </Suspense>
  );
}
