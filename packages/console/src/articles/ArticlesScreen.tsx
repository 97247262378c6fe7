import { Button } from "@gift-console/ui/button/Button.tsx";
import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import { useState } from "react";
import { required } from "../graph/required.ts";
import { shownOf } from "../lists/shown-of.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";
import { figures } from "../wizard/frame/words.ts";
import { viewArticles } from "./article-view.ts";
import { ArticleDialogs, type Rewriting } from "./ArticleDialogs.tsx";
import { ArticleFilters } from "./ArticleFilters.tsx";
import type { ArticleAction } from "./ArticleMenu.tsx";
import { ArticleTable } from "./ArticleTable.tsx";
import { siteArticlesQuery, type ListedArticle } from "./articles-query.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { DeletionNotice } from "./DeletionNotice.tsx";
import { useArticleChanges } from "./use-article-changes.ts";
import { useArticleRun } from "./use-article-run.ts";
import { useArticleView } from "./use-article-view.ts";
import { useDeletion } from "./use-deletion.ts";
import { useNewArticle } from "./use-new-article.ts";
import { useSiteArticles } from "./use-site-articles.ts";

const route = routeQuery(siteArticlesQuery, ({ params }) => ({
  siteId: idParam(params, "id"),
  page: 1,
}));

export const loader = route.loader;

const none: ReadonlySet<string> = new Set();

/** The articles of a site: find one, go on with it, have it written, begin or delete some. */
export function Component() {
  const { siteId } = route.useVariables();
  const first = required(route.useData().articles, "articles");
  const { articles, total, isArriving, retry } = useSiteArticles(siteId, first);
  const control = useArticleView();
  const [marks, setMarks] = useState(none);
  const [rewriting, setRewriting] = useState<Rewriting | null>(null);
  const { create, isCreating } = useNewArticle();
  const { save, remove } = useArticleChanges();
  const generate = useArticleRun(siteId);
  // Those that failed stay selected, for another try.
  const deletion = useDeletion(remove, (ids) => setMarks(new Set(ids.map(String))));
  const shown = viewArticles(articles, control.view);

  const act = (action: ArticleAction, article: ListedArticle) => {
    if (action === "delete") deletion.ask([article]);
    else if (action === "edit" || action === "pictures") control.open(action, article.id);
    else {
      const isFull = action === "generateFull";
      if (article.hasGeneratedArticle) setRewriting({ article, isFull });
      else void generate(article, isFull);
    }
  };
  return (
    <>
      <ArticleFilters
        control={control}
        summary={
          isArriving
            ? `${figures.format(articles.length)} of ${figures.format(total)} loaded`
            : shownOf(shown.length, total, "article")
        }
        isCreating={isCreating}
        onCreate={() => void create(siteId)}
      />
      {deletion.report && (
        <DeletionNotice report={deletion.report} onDismiss={deletion.dismissReport} />
      )}
      {articles.length < total && !isArriving && (
        <Notice
          tone="warning"
          title={`${figures.format(articles.length)} of ${figures.format(total)} articles are listed`}
          actions={<Button onPress={retry}>Load the others</Button>}
        >
          The others did not arrive, so a search does not find them.
        </Notice>
      )}
      <ArticleTable
        siteId={siteId}
        shown={shown}
        control={control}
        selected={articles.filter(({ id }) => marks.has(String(id)))}
        onSelectedChange={setMarks}
        onAction={act}
        isCreating={isCreating}
        onCreate={() => void create(siteId)}
        onDelete={deletion.ask}
      />
      <ArticleDialogs
        articles={articles}
        control={control}
        onSave={save}
        rewriting={rewriting}
        onRewrite={({ article, isFull }) => void generate(article, isFull)}
        onRewriteClose={() => setRewriting(null)}
      />
      {deletion.doomed.length > 0 && (
        <DeleteDialog
          articles={deletion.doomed}
          onConfirm={deletion.confirm}
          onClose={deletion.close}
        />
      )}
    </>
  );
}
