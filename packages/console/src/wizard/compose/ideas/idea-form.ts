import { isSame } from "../../../drafts/draft.ts";
import type { ComposeIdea } from "../compose-query.ts";

/** What the form of an idea holds. */
export interface IdeaValues {
  title: string;
  keywords: readonly string[];
}

/** The form of an idea as it is now. */
export function ideaValues({
  title,
  keywords,
}: Pick<ComposeIdea, "title" | "keywords">): IdeaValues {
  return { title: title ?? "", keywords: keywords ?? [] };
}

/** What must be sent: what differs from the idea. */
export function ideaChanges(
  idea: Pick<ComposeIdea, "title" | "keywords">,
  values: IdeaValues,
): Partial<IdeaValues> {
  const before = ideaValues(idea);
  const title = values.title.trim();
  return {
    ...(title === before.title ? {} : { title }),
    ...(isSame(values.keywords, before.keywords) ? {} : { keywords: values.keywords }),
  };
}
