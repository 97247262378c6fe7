import { EmptyState } from "@gift-console/ui/empty-state/EmptyState.tsx";
import { useEvent } from "@gift-console/ui/hooks/use-event.ts";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { text } from "@gift-console/ui/theme/typography.css.ts";
import { Lightbulb } from "lucide-react";
import { Fragment } from "react";
import { allIdeas, promptsOf } from "../article-edits.ts";
import { ideasOf, type ComposeArticle } from "../compose-query.ts";
import { useOpenIdeas } from "../use-open-ideas.ts";
import { IdeaSection } from "./IdeaSection.tsx";
import { IdeasHeader } from "./IdeasHeader.tsx";
import { RunProgress } from "./RunProgress.tsx";
import { useMarked } from "./use-marked.ts";

interface IdeasProps {
  article: ComposeArticle;
}

/** All ideas of the article, with what can be done to several of them. */
export function Ideas({ article }: IdeasProps) {
  const ideas = allIdeas(article);
  const ids = ideas.map(({ id }) => id);
  const marked = useMarked(ids);
  const open = useOpenIdeas(ids);
  const onOpenChange = useEvent(open.setOpen);
  const onMark = useEvent(marked.mark);
  const prompts = promptsOf(article).filter((prompt) => ideasOf(prompt).length > 0);
  if (ideas.length === 0) {
    return (
      <EmptyState icon={Lightbulb} title="No ideas yet" headingLevel={3}>
        Generate ideas writes gift ideas from the prompt and its keywords. Then find products for
        each of them.
      </EmptyState>
    );
  }
  return (
    <Stack gap="small">
      <IdeasHeader ideas={ideas} marked={marked} open={open} />
      <RunProgress ideas={ideas} />
      {prompts.map((prompt) => (
        <Fragment key={prompt.id}>
          {prompts.length > 1 && <h3 className={text.heading}>{prompt.prompt}</h3>}
          {ideasOf(prompt).map((idea) => (
            <IdeaSection
              key={idea.id}
              idea={idea}
              promptKeywords={prompt.keywords}
              isOpen={open.isOpen(idea.id)}
              isMarked={marked.has(idea.id)}
              onOpenChange={onOpenChange}
              onMark={onMark}
            />
          ))}
        </Fragment>
      ))}
    </Stack>
  );
}
