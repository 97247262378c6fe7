import { toast } from "@gift-console/ui/toast/toast.ts";
import { tellFailure } from "../forms/tell-outcome.ts";
import { graphql } from "../graph/generated/gql.ts";
import { useGraphMutation } from "../graph/graph-mutation.ts";
import { chatSessionQuery } from "./session-query.ts";
import { chatSessionsQuery } from "./sessions-query.ts";

const ArchiveSessionDocument = graphql(`
  mutation ArchiveSession($siteId: Int!, $sid: String!) {
    archiveChatSession(id: $siteId, sid: $sid) {
      id
      archived
    }
  }
`);

const UnarchiveSessionDocument = graphql(`
  mutation UnarchiveSession($siteId: Int!, $sid: String!) {
    unarchiveChatSession(id: $siteId, sid: $sid) {
      id
      archived
    }
  }
`);

/** Puts sessions of a site into the archive and takes them out of it; either can be undone. */
export function useArchive(siteId: number) {
  const invalidates = [chatSessionsQuery.key, chatSessionQuery.key];
  const archiving = useGraphMutation(ArchiveSessionDocument, { invalidates });
  const unarchiving = useGraphMutation(UnarchiveSessionDocument, { invalidates });

  const setArchived = async (sid: string, archived: boolean) => {
    const { mutateAsync } = archived ? archiving : unarchiving;
    const failed = archived ? "The session was not archived" : "The session stays archived";
    if (!(await tellFailure(mutateAsync({ siteId, sid }), failed))) return;
    toast({
      tone: "success",
      title: archived ? "Session archived" : "Session taken out of the archive",
      action: { label: "Undo", onPress: () => void setArchived(sid, !archived) },
    });
  };
  const pending = [archiving, unarchiving].find(({ isPending }) => isPending);
  return {
    setArchived,
    /** Id of the session that is on its way into or out of the archive. */
    pendingId: pending?.variables?.sid ?? null,
  };
}
