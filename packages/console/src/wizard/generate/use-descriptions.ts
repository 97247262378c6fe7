import { toast } from "@gift-console/ui/toast/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { drafts } from "../../drafts/draft-store.ts";
import { graph } from "../../graph/graph.ts";
import { count } from "../frame/words.ts";
import type { DescribeArticle } from "./describe-query.ts";
import type { DescribeSession } from "./describe-session.ts";
import { createDescriptionWork } from "./description-work.ts";
import { withProposals, type Proposal } from "./overwritten.ts";
import { createRunMemory } from "./run-memory.ts";

/** One visit to the descriptions step: what runs, and what bots propose. */
export function useDescriptions(article: DescribeArticle) {
  const client = useQueryClient();
  const [proposals, setProposals] = useState<readonly Proposal[]>([]);
  const [{ session, work }] = useState(() => {
    const made: DescribeSession = {
      articleId: article.id,
      client,
      request: (document, variables, options) => graph.request(document, variables, options),
      drafts,
      propose: (fresh) => setProposals((known) => withProposals(known, fresh)),
    };
    const memory = createRunMemory(() => window.sessionStorage, article.id);
    return { session: made, work: createDescriptionWork(made, memory) };
  });
  const states = useSyncExternalStore(work.runs.subscribe, work.runs.get);

  // A reload ends a run but not what it was for.
  useEffect(() => {
    const left = work.left();
    if (left.length > 0) {
      toast({
        title: `Going on with ${count(left.length, "idea")}`,
        text: "The page was left while descriptions were being written.",
      });
      void work.write(left);
    }
    return () => work.runs.cancel();
  }, [work]);

  return {
    session,
    work,
    states,
    proposals,
    dismiss: (productId: number) =>
      setProposals((known) => known.filter((proposal) => proposal.productId !== productId)),
  };
}
