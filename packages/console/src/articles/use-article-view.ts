import { useSearchParams } from "react-router";
import { useListParams } from "../lists/use-list-params.ts";
import { readArticleView } from "./article-view.ts";

/** The list's view in the URL, and how to change a part of it. Going back undoes a filter. */
export function useArticleView() {
  const [params] = useSearchParams();
  const { get, change, hrefWith } = useListParams();
  const view = readArticleView(params);
  return {
    view,
    isNarrowed: view.search !== "" || view.step !== null,
    // What is narrowed or ordered anew is read from its beginning.
    setSearch: (text: string) => change({ q: text, page: null }, true),
    setStep: (segment: string | null) => change({ step: segment, page: null }),
    setSort: ({ column, direction }: typeof view.sort) =>
      change({ sort: `${column}:${direction}`, page: null }),
    setPage: (page: number) => change({ page: page === 1 ? null : String(page) }),
    setSize: (size: number) => change({ size: String(size), page: null }),
    clear: () => change({ q: null, step: null, page: null }),
    /** Id of the article that a dialog is about, as in `?edit=12`. */
    opened: (dialog: "edit" | "pictures") => get(dialog),
    hrefWith,
    open: (dialog: "edit" | "pictures", id: number) => change({ [dialog]: String(id) }),
    close: () => change({ edit: null, pictures: null }, true),
  };
}

/** See {@link useArticleView}. */
export type ArticleViewControl = ReturnType<typeof useArticleView>;
