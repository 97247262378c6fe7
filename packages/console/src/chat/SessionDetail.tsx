import { Badge } from "@gift-console/ui/badge/Badge.tsx";
import { Button } from "@gift-console/ui/button/Button.tsx";
import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { Card } from "@gift-console/ui/card/Card.tsx";
import { ChatTimeline } from "@gift-console/ui/chat-timeline/ChatTimeline.tsx";
import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { Inline } from "@gift-console/ui/layout/Inline.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { WithAside } from "@gift-console/ui/layout/WithAside.tsx";
import { Toolbar } from "@gift-console/ui/page/Toolbar.tsx";
import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { Archive, ArchiveRestore, ArrowLeft, GitFork, MessagesSquare } from "lucide-react";
import { required } from "../graph/required.ts";
import { useListParams } from "../lists/use-list-params.ts";
import { paths } from "../paths.ts";
import { idParam } from "../router/params.ts";
import { routeQuery } from "../router/route-query.ts";
import { chatSessionQuery } from "./session-query.ts";
import { SessionIdeas } from "./SessionIdeas.tsx";
import { SessionLogs } from "./SessionLogs.tsx";
import { SessionPersona } from "./SessionPersona.tsx";
import { useArchive } from "./use-archive.ts";

/** The route query of one session, which the URL's query names. */
export const sessionRoute = routeQuery(chatSessionQuery, ({ params, url }) => ({
  siteId: idParam(params, "id"),
  sid: url.searchParams.get("session") ?? "",
}));

/** One chat session: what was said, about whom, what came up, and the log. */
export function SessionDetail() {
  const { siteId, sid } = sessionRoute.useVariables();
  const data = sessionRoute.useData();
  const session = required(data.chatSession, "chatSession");
  const logs = required(data.chatSessionLogs, "chatSessionLogs");
  const { hrefWith } = useListParams();
  const { setArchived, pendingId } = useArchive(siteId);
  const { archived, conversation } = session;
  return (
    <Stack>
      <Toolbar
        actions={
          <>
            <Button
              icon={archived ? ArchiveRestore : Archive}
              isPending={pendingId === sid}
              onPress={() => void setArchived(sid, !archived)}
            >
              {archived ? "Take out of the archive" : "Archive"}
            </Button>
            <LinkButton variant="primary" icon={GitFork} href={paths.forkSession(siteId, sid)}>
              Fork session
            </LinkButton>
          </>
        }
      >
        <LinkButton variant="quiet" icon={ArrowLeft} href={hrefWith({ session: null })}>
          All sessions
        </LinkButton>
      </Toolbar>
      <WithAside
        asideLabel="About the visitor"
        aside={
          <Stack>
            <SessionPersona persona={session.persona} />
            <SessionIdeas ideas={session.ideas ?? null} />
          </Stack>
        }
      >
        <Stack>
          <Card
            title={`Session ${session.id}`}
            description={
              <Inline>
                <Badge>{archived ? "archived" : "open"}</Badge>
                <span>
                  Started <RelativeTime date={session.createdAt} />
                </span>
              </Inline>
            }
          >
            {conversation && conversation.length > 0 ? (
              <ChatTimeline
                label={`Conversation of session ${session.id}`}
                messages={conversation}
              />
            ) : (
              <EmptyState
                size="inline"
                icon={MessagesSquare}
                title="No conversation"
                headingLevel={3}
              >
                {conversation
                  ? "Nothing was said in this session."
                  : "The API gave no conversation, neither with the session nor in the list."}
              </EmptyState>
            )}
          </Card>
          <SessionLogs logs={logs.member} total={logs.totalItems} />
        </Stack>
      </WithAside>
    </Stack>
  );
}
