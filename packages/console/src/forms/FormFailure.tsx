import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import type { Explanation } from "../graph/explain-error.ts";

/** Why a form could not be sent, where no field can say it. */
export function FormFailure({ failure }: { readonly failure: Explanation | null }) {
  if (!failure) return null;
  return (
    <ErrorState size="inline" title={failure.title}>
      {failure.text}
    </ErrorState>
  );
}
