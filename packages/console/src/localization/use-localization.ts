import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { explainFailure, tellFailure } from "../forms/tell-outcome.ts";
import { graphql } from "../graph/generated/gql.ts";
import { graph } from "../graph/graph.ts";
import { createOrder } from "../graph/in-order.ts";
import { busy } from "../shell/busy/busy.ts";
import { changeOf, gridRows } from "./grid.ts";
import { sendChange } from "./localization-changes.ts";
import { siteLocalizationQuery } from "./localization-query.ts";

const GenerateSiteTranslationsDocument = graphql(`
  mutation GenerateSiteTranslations($siteId: Int!) {
    generateSiteTranslations(id: $siteId) {
      totalItems
    }
  }
`);

/** Texts of one key are stored together: each change begins from what the one before has left. */
const inOrder = createOrder();

/** What can be done with the texts of a site. */
export function useLocalization(siteId: number) {
  const queryClient = useQueryClient();
  const query = siteLocalizationQuery({ siteId });
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });

  const save = async (keyId: number, locale: string, text: string) => {
    const data = queryClient.getQueryData(query.queryKey);
    const rows = gridRows(data?.translationKeys?.member ?? [], data?.translations?.member ?? []);
    const row = rows.find(({ id }) => id === keyId);
    const change = row && changeOf(row, locale, text);
    if (!change) return;
    try {
      await sendChange(siteId, change);
    } finally {
      // What failed may have changed something all the same.
      await refresh();
    }
  };

  return {
    /** Brings a text into its cell. @throws Error whose message says what to do */
    change: (keyId: number, locale: string, text: string): Promise<void> =>
      explainFailure(inOrder(`${siteId}-${keyId}`, () => save(keyId, locale, text))),

    /** Has every missing text written. The screen is blocked; a toast tells how it ended. */
    generate: async (): Promise<void> => {
      const before = countTexts(queryClient.getQueryData(query.queryKey));
      const work = busy.run(
        { title: "Generating texts", status: "Writing what the site lacks" },
        async (signal) => {
          try {
            await graph.request(GenerateSiteTranslationsDocument, { siteId }, { signal });
          } finally {
            // What was cancelled may have written something all the same.
            await refresh();
          }
        },
      );
      if (!(await tellFailure(work, "The texts were not generated"))) return;
      const count = countTexts(queryClient.getQueryData(query.queryKey)) - before;
      const title =
        count === 0
          ? "Nothing was missing"
          : `${count} ${count === 1 ? "text was" : "texts were"} written`;
      toast({ tone: "success", title });
    },
  };
}

function countTexts(
  data: { translations: { member: { strings: unknown[] }[] } | null } | undefined,
): number {
  return (data?.translations?.member ?? []).reduce((sum, { strings }) => sum + strings.length, 0);
}
