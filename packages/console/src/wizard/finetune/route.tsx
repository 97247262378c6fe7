import { stepRoute } from "../frame/step-route.ts";
import { FineTuneScreen } from "./FineTuneScreen.tsx";
import { fineTuneQuery } from "./finetune-query.ts";

const route = stepRoute(4, fineTuneQuery);

export const { loader, shouldRevalidate, handle } = route;

/** Step 4: the article's own texts. */
export function Component() {
  const article = route.useArticle();
  return <FineTuneScreen key={article.id} article={article} />;
}
