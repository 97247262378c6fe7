import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { useParams, useRevalidator, useRouteError } from "react-router";
import { explainError } from "../../graph/explain-error.ts";
import { GraphError } from "../../graph/graph-error.ts";
import { paths } from "../../paths.ts";

/** Stands in a step's place when it could not be loaded. Export it as the route's ErrorBoundary. */
export function StepError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { id = "" } = useParams();
  const { title, text } = explainError(error);
  const requestId = error instanceof GraphError ? error.requestId : null;
  return (
    <ErrorState
      title={title}
      onRetry={() => void revalidate()}
      isRetrying={state === "loading"}
      {...(requestId ? { details: `Request ${requestId}` } : {})}
      actions={<LinkButton href={paths.siteTab(id, "articles")}>All articles</LinkButton>}
    >
      {text}
    </ErrorState>
  );
}
