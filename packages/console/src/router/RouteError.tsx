import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { useEffect } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { explainError } from "../graph/explain-error.ts";
import { GraphError } from "../graph/graph-error.ts";
import { log } from "../log.ts";
import { PageTitle } from "../shell/PageTitle.tsx";
import { useLeaveMissing } from "../shell/use-leave-missing.ts";

/** What a route shows in place of a screen that failed. */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isGraphError = error instanceof GraphError;
  useEffect(() => {
    // Calls that failed have been logged by the query client.
    if (!isGraphError) log("A screen failed.", error);
  }, [error, isGraphError]);

  const isMissing = isGraphError && error.code === "NOT_FOUND";
  useLeaveMissing(isMissing ? "This page" : null);
  // The way to the login page, or to the sites list, has begun.
  if (isMissing || (isGraphError && error.code === "UNAUTHENTICATED")) return null;
  const { title, text } = explainError(error);
  return (
    <>
      <PageTitle parts={[title]} />
      <ErrorState
        title={title}
        details={isGraphError && error.requestId ? `Request ${error.requestId}` : undefined}
        onRetry={() => (isGraphError ? void revalidate() : window.location.reload())}
        retryLabel={isGraphError ? "Try again" : "Reload the page"}
        isRetrying={state === "loading"}
      >
        {text}
      </ErrorState>
    </>
  );
}
