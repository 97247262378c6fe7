import { ComposeScreen } from "./ComposeScreen.tsx";
import { composeQuery } from "./compose-query.ts";
import { stepRoute } from "../frame/step-route.ts";

const route = stepRoute(1, composeQuery);

export const { loader, shouldRevalidate, handle } = route;

/** Step 1: prompt, keywords, ideas and the products to choose from. */
export function Component() {
  const article = route.useArticle();
  return <ComposeScreen key={article.id} article={article} />;
}
