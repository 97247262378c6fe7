import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { count } from "../wizard/frame/words.ts";
import { articleTitle } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";
import { listNames } from "./deletion-report.ts";

interface DeleteDialogProps {
  /** At least one. */
  readonly articles: readonly ListedArticle[];
  readonly onConfirm: () => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks before articles are deleted. */
export function DeleteDialog({ articles, onConfirm, onClose }: DeleteDialogProps) {
  const names = articles.map((article) => `“${articleTitle(article)}”`);
  const isOne = articles.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? `Delete ${names[0]}?` : `Delete ${count(articles.length, "article")}?`}
      confirmLabel={isOne ? "Delete article" : `Delete ${count(articles.length, "article")}`}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      {isOne
        ? "Its prompt, ideas, products, sections and texts go with it. This cannot be undone."
        : `${listNames(names)}, with their prompts, ideas, products, sections and texts. This cannot be undone.`}
    </ConfirmDialog>
  );
}
