import { useNavigate } from "react-router";
import { tellFailure } from "../forms/tell-outcome.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { required } from "../graph/required.ts";
import { paths } from "../paths.ts";
import { createArticle } from "./article-changes.ts";
import { siteArticlesQuery } from "./articles-query.ts";

/** Creates an article of a site and opens its first step. A failure is told in a toast. */
export function useNewArticle() {
  const navigate = useNavigate();
  const creation = useGraphMutation(createArticle, { invalidates: [siteArticlesQuery.key] });
  const create = async (siteId: number) => {
    const reply = await creation.mutateAsync({ siteId });
    await navigate(paths.wizard(siteId, required(reply.createArticle, "createArticle").id, 1));
  };
  return {
    isCreating: creation.isPending,
    /** @returns whether it was created */
    create: (siteId: number) => tellFailure(create(siteId), "The article was not created"),
  };
}
