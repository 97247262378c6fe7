import { useNavigate } from "react-router";
import { tellFailure } from "../../forms/tell-outcome.ts";
import { graphql } from "../../graph/generated/gql.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { required } from "../../graph/required.ts";
import { paths } from "../../paths.ts";
import { paletteArticlesQuery } from "./palette-articles.ts";

const BeginArticleDocument = graphql(`
  mutation BeginArticle($siteId: Int!) {
    createArticle(input: { siteId: $siteId }) {
      id
    }
  }
`);

/** Creates an article of a site and opens its first step. A failure is told in a toast. */
export function useNewArticle(): (siteId: number) => Promise<unknown> {
  const navigate = useNavigate();
  const { mutateAsync } = useGraphMutation(BeginArticleDocument, {
    invalidates: [paletteArticlesQuery.key, ["SiteArticles"]],
  });
  const begin = async (siteId: number) => {
    const { createArticle } = await mutateAsync({ siteId });
    await navigate(paths.wizard(siteId, required(createArticle, "createArticle").id, 1));
  };
  return (siteId) => tellFailure(begin(siteId), "The article was not created");
}
