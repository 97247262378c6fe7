import { useSuspenseQuery, type QueryClient, type QueryKey } from "@tanstack/react-query";
import {
  useLoaderData,
  type LoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import type { WizardStep } from "../../paths.ts";
import type { GraphQuery } from "../../graph/graph-query.ts";
import type { WizardFrameFragment } from "../../graph/generated/graphql.ts";
import { required } from "../../graph/required.ts";
import { queryClient as pageClient } from "../../query-client.ts";
import { navigationContext } from "../../router/navigation.ts";
import { idParam } from "../../router/params.ts";
import { redirectTo } from "../../router/redirect-to.ts";
import { skeletonDelayMs } from "../../router/route-query.ts";
import { saves, type SaveRegistry } from "../../save/save-registry.ts";
import { enterStep } from "../state/enter-step.ts";
import { wizard, type WizardStore } from "../state/wizard-store.ts";

/** The article that the wizard is about. */
export interface ArticlePlace {
  siteId: number;
  articleId: number;
}

/** What the operation of every step returns at least. */
export interface StepData {
  article: WizardFrameFragment | null;
}

/** The handle of a step's route, by which the frame finds what it shows. */
export interface StepHandle {
  /** Where the article of the step is cached. */
  keyOf: (articleId: number) => QueryKey;
}

/** What stands in for the page's own parts in tests. */
export interface StepRouteParts {
  client?: QueryClient;
  store?: WizardStore;
  registry?: Pick<SaveRegistry, "flush">;
}

/**
 * The route of a step: one operation, asked for by the loader, guarded before the step renders.
 * Export loader, shouldRevalidate and handle from the step's module.
 * @param query whose operation spreads the fragment WizardFrame on `article`
 */
export function stepRoute<TData extends StepData>(
  step: WizardStep,
  query: GraphQuery<TData, { articleId: number }>,
  { client = pageClient, store = wizard, registry = saves }: StepRouteParts = {},
) {
  const handle: StepHandle = {
    keyOf: (articleId) => query({ articleId }).queryKey,
  };
  return {
    handle,
    /**
     * Asks for the article, always anew, so that the guard decides by what the server has. On a
     * page load every step is allowed, so the step may show its skeleton meanwhile.
     */
    loader: async ({ params, context, url }: LoaderFunctionArgs): Promise<ArticlePlace> => {
      const place = articlePlace(params);
      const options = query({ articleId: place.articleId });
      const navigation = context.get(navigationContext);
      if (navigation.isPageLoad) {
        enterStep({ ...place, step }, { hasGeneratedArticle: false }, navigation, store);
        // The component reads a failure from the cache.
        const settled = client.ensureQueryData(options).then(ignore, ignore);
        await Promise.race([settled, wait(skeletonDelayMs)]);
        return place;
      }
      await registry.flush();
      const data = await client.fetchQuery({ ...options, staleTime: 0 });
      const article = required(data.article, "article");
      const elsewhere = enterStep({ ...place, step }, article, navigation, store);
      if (elsewhere !== null) throw redirectTo(url, elsewhere);
      return place;
    },
    /** What only changes the view, as the query of the URL does, asks for nothing. */
    shouldRevalidate: ({
      currentUrl,
      nextUrl,
      defaultShouldRevalidate,
    }: ShouldRevalidateFunctionArgs) => {
      const isView =
        currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
      return isView ? false : defaultShouldRevalidate;
    },
    /** The article of the step, inside its Suspense boundary. @throws what the call threw */
    useArticle: (): NonNullable<TData["article"]> => {
      const { articleId } = useLoaderData<ArticlePlace>();
      const { data } = useSuspenseQuery(query({ articleId }));
      return required(data.article, "article");
    },
  };
}

/** Reads the article of a wizard's route. @throws a redirect where an id is none */
export function articlePlace(params: Params): ArticlePlace {
  return { siteId: idParam(params, "id"), articleId: idParam(params, "articleId") };
}

function ignore(): void {}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
