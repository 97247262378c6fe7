import { stepRoute } from "../frame/step-route.ts";
import { PrioritizeScreen } from "./PrioritizeScreen.tsx";
import { prioritizeQuery } from "./prioritize-query.ts";

const route = stepRoute(2, prioritizeQuery);

export const { loader, shouldRevalidate, handle } = route;

/** Step 2: sections, and which products they have in which order. */
export function Component() {
  const article = route.useArticle();
  return <PrioritizeScreen key={article.id} article={article} />;
}
