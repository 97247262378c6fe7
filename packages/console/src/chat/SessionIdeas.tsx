import { Card } from "@gift-console/ui/card/Card.tsx";
import { IdeaList } from "./IdeaList.tsx";
import type { ReadSession } from "./session-query.ts";

/** The gift ideas that came up in a conversation. */
export function SessionIdeas({ ideas }: { readonly ideas: ReadSession["ideas"] }) {
  return (
    <Card title="Ideas" headingLevel={3}>
      {ideas && ideas.length > 0 ? <IdeaList ideas={ideas} /> : <p>No ideas came up yet.</p>}
    </Card>
  );
}
