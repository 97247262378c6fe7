import { Suspense } from "react";
import { useSearchParams, type LoaderFunctionArgs } from "react-router";
import { Skeleton } from "@gift-console/ui/skeleton/Skeleton.tsx";
import { SessionDetail, sessionRoute } from "./SessionDetail.tsx";
import { SessionList, sessionsRoute } from "./SessionList.tsx";

/** Asks for the session that the URL names, or else for the list; never for both. */
export const loader = (args: LoaderFunctionArgs) =>
  args.url.searchParams.has("session") ? sessionRoute.loader(args) : sessionsRoute.loader(args);

/** The chat sessions of a site, and one of them. */
export function Component() {
  const [params] = useSearchParams();
  const session = params.get("session");
  return session === null ? (
    <SessionList />
  ) : (
    <Suspense fallback={<Skeleton label="Loading the session" count={10} />}>
      <SessionDetail key={session} />
    </Suspense>
  );
}
