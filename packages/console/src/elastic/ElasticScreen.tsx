import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { fieldErrors } from "../graph/explain-error.ts";
import { queryClient } from "../query-client.ts";
import { idParam } from "../router/params.ts";
import {
  emptyElasticForm,
  readElasticForm,
  readResultsPage,
  resultsPerPage,
  toPayload,
  writeElasticForm,
} from "./elastic-form.ts";
import { elasticSearchQuery } from "./elastic-query.ts";
import { ElasticResults } from "./ElasticResults.tsx";
import { SearchForm } from "./SearchForm.tsx";

/** Begins the search that the URL names. The page does not wait for it: its form is there at once. */
export function loader({ params, url }: LoaderFunctionArgs): { siteId: number } {
  const siteId = idParam(params, "id");
  const { options, form } = searchOf(siteId, url.searchParams);
  if (form) void queryClient.prefetchQuery(options);
  return { siteId };
}

/** The search in the products of a site's feeds: the whole payload, what it finds, and its query. */
export function Component() {
  const { siteId } = useLoaderData<{ siteId: number }>();
  const [params, setParams] = useSearchParams();
  const { form, page, options } = searchOf(siteId, params);
  // The loader has asked already: a refusal is not asked for again by showing it.
  const query = useQuery({ ...options, enabled: form !== null, retryOnMount: false });
  const named = form ?? emptyElasticForm;
  const written = writeElasticForm(named);
  return (
    <Stack gap="large">
      <SearchForm
        named={named}
        address={written.toString()}
        errors={query.isError ? fieldErrors(query.error) : {}}
        isSearching={form !== null && query.isFetching}
        onSearch={(next) => {
          const wanted = writeElasticForm(next);
          if (form && wanted.toString() === written.toString()) void query.refetch();
          else setParams(wanted, { preventScrollReset: true });
        }}
        onClear={form ? () => setParams({}) : null}
      />
      {form && (
        <ElasticResults
          form={form}
          page={page}
          query={query}
          onPageChange={(next) => {
            written.set("page", String(next));
            setParams(written, { preventScrollReset: true });
          }}
        />
      )}
    </Stack>
  );
}

function searchOf(siteId: number, params: URLSearchParams) {
  const form = readElasticForm(params);
  const page = readResultsPage(params);
  const input = toPayload(siteId, form ?? emptyElasticForm);
  return { form, page, options: elasticSearchQuery({ input, page, itemsPerPage: resultsPerPage }) };
}
