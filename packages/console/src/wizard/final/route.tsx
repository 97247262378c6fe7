import { stepRoute } from "../frame/step-route.ts";
import { FinalScreen } from "./FinalScreen.tsx";
import { finalQuery } from "./final-query.ts";

const route = stepRoute(5, finalQuery);

export const { loader, shouldRevalidate, handle } = route;

/** Step 5: the finished article. */
export function Component() {
  const article = route.useArticle();
  return <FinalScreen key={article.id} article={article} />;
}
