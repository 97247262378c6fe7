import { CircleQuestionMark, type LucideIcon, PencilLine, Sparkles, UserRound } from "lucide-react";
import { Badge } from "../badge/Badge.tsx";
import type { BadgeTone } from "../badge/Badge.css.ts";
import type { ProvenanceKind } from "./provenances.ts";

/** See {@link Provenance}. */
export type ProvenanceProps = { readonly source: ProvenanceKind };

type Look = { readonly icon: LucideIcon; readonly tone: BadgeTone; readonly words: string };

const looks: Record<ProvenanceKind, Look> = {
  ai: { icon: Sparkles, tone: "accent", words: "AI" },
  edited: { icon: PencilLine, tone: "neutral", words: "Edited" },
  human: { icon: UserRound, tone: "neutral", words: "Human" },
  unknown: { icon: CircleQuestionMark, tone: "neutral", words: "Unknown" },
};

/** Who wrote the text beside it. */
export function Provenance({ source }: ProvenanceProps) {
  const { icon, tone, words } = looks[source];
  return (
    <Badge icon={icon} tone={tone}>
      {words}
    </Badge>
  );
}
