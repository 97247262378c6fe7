import { KeywordList } from "@gift-console/ui/keyword-list/KeywordList.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import type { ReadSession } from "./session-query.ts";

interface IdeaListProps {
  readonly ideas: NonNullable<ReadSession["ideas"]>;
}

/** Ideas with why they suit and what finds them. */
export function IdeaList({ ideas }: IdeaListProps) {
  return (
    <Stack>
      {ideas.map(({ title, description, keywords }, at) => (
        <Stack key={at} gap="tight">
          <strong>{title ?? `Idea ${at + 1}`}</strong>
          {description && <p>{description}</p>}
          <KeywordList
            keywords={[...new Set(keywords)]}
            label={`Keywords of ${title ?? `idea ${at + 1}`}`}
          />
        </Stack>
      ))}
    </Stack>
  );
}
