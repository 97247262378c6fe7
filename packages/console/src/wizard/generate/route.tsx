import { stepRoute } from "../frame/step-route.ts";
import { describeQuery } from "./describe-query.ts";
import { GenerateScreen } from "./GenerateScreen.tsx";

const route = stepRoute(3, describeQuery);

export const { loader, shouldRevalidate, handle } = route;

/** Step 3: descriptions of the selected products. */
export function Component() {
  const article = route.useArticle();
  return <GenerateScreen key={article.id} article={article} />;
}
