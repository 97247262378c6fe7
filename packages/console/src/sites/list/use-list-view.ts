import { useSearchParams } from "react-router";
import { withParams } from "../../lists/list-params.ts";
import { readSiteListView, type SiteListView } from "../site-list.ts";

type ListParam = "q" | "status" | "country" | "sort" | "page" | "size";

/** The list's view in the URL, and how to change a part of it. Going back undoes a filter. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const change = (name: ListParam, value: string | null) => {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        // Another page of another list would be anywhere in it.
        if (name !== "page") next.delete("page");
        return next;
      },
      // Every typed letter in the history would make Back useless.
      { replace: name === "q", preventScrollReset: true },
    );
  };
  const view: SiteListView = readSiteListView(params);
  const isNarrowed = view.search !== "" || view.status !== "all" || view.country !== null;
  return {
    view,
    change,
    isNarrowed,
    clear: () => setParams({}),
    /** Whether the form of a new site is open above the list. */
    isCreating: params.get("open") === "new",
    setCreating: (isCreating: boolean) => {
      setParams((current) => withParams(current, { open: isCreating ? "new" : null }), {
        replace: !isCreating,
        preventScrollReset: true,
      });
    },
  };
}
