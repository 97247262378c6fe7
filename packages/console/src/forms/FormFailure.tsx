import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import type { Explanation } from "../graph/explain-error.ts";

/** Why a form could not be sent, where no field can say it. */
export function FormFailure({ failure }: { readonly failure: Explanation | null }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" title={failure.title} isUrgent>
      {failure.text}
    </Notice>
  );
}
