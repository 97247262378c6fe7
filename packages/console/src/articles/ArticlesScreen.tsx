import { Button } from "@gift-console/ui/button/Button.tsx";
import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Icon } from "@gift-console/ui/icon/Icon.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { Table } from "@gift-console/ui/table/Table.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { FilePlus, Plus, Search, SearchX, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { required } from "../graph/required.ts";
import { paths } from "../paths.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";
import { articleColumns } from "./article-columns.tsx";
import { articleTitle, nextStep, searchArticles } from "./article-list.ts";
import { siteArticlesQuery, type ListedArticle } from "./articles-query.ts";
import { useArticleChanges } from "./use-article-changes.ts";

const route = routeQuery(siteArticlesQuery, ({ params }) => ({ siteId: idParam(params, "id") }));

export const loader = route.loader;

/** The articles of a site: find one, go on with it, begin a new one, delete one. */
export function Component() {
  const { siteId } = route.useVariables();
  const articles = required(route.useData().articles, "articles").member;
  const [params, setParams] = useSearchParams();
  const { create, isCreating, remove } = useArticleChanges(siteId);
  const [doomed, setDoomed] = useState<ListedArticle | null>(null);
  const search = params.get("q") ?? "";
  const shown = searchArticles(articles, search);
  const newArticle = (
    <Button variant="primary" icon={Plus} onPress={() => void create()} isPending={isCreating}>
      New article
    </Button>
  );
  return (
    <>
      <Toolbar summary={`${shown.length} of ${articles.length}`} actions={newArticle}>
        <TextField
          label="Search articles"
          hideLabel
          placeholder="Title"
          prefix={<Icon icon={Search} />}
          value={search}
          onChange={(text) => setParams(text ? { q: text } : {}, { replace: true })}
        />
      </Toolbar>
      <Table
        label="Articles"
        columns={articleColumns}
        rows={shown}
        keyOf={({ id }) => String(id)}
        nameOf={articleTitle}
        hrefOf={(article) => paths.wizard(siteId, article.id, nextStep(article))}
        actionsOf={(article) => (
          <IconButton
            icon={Trash2}
            size="small"
            label={`Delete ${articleTitle(article)}`}
            onPress={() => setDoomed(article)}
          />
        )}
        message={
          articles.length > 0 ? (
            <EmptyState icon={SearchX} title="No article matches">
              Try another word.
            </EmptyState>
          ) : (
            <EmptyState icon={FilePlus} title="No articles yet">
              Begin one with a prompt: for whom, for which occasion, how much it may cost.
            </EmptyState>
          )
        }
      />
      {doomed && (
        <ConfirmDialog
          title={`Delete “${articleTitle(doomed)}”?`}
          confirmLabel="Delete article"
          tone="danger"
          isOpen
          onOpenChange={() => setDoomed(null)}
          onConfirm={() => remove(doomed.id)}
        >
          Its prompt, ideas, products, sections and texts go with it. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
