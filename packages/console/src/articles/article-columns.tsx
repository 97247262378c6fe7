import { Badge } from "@gift-console/ui/badge/Badge.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { stepNames } from "../wizard/frame/step-names.ts";
import { articleTitle, nextStep, stepsDone } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** The columns of a site's articles. */
export const articleColumns: readonly Column<ListedArticle>[] = [
  { id: "title", title: "Title", cell: articleTitle },
  {
    id: "steps",
    title: "Next step",
    width: 160,
    cell: (article) => (
      <Badge tone={stepsDone(article) === 4 ? "success" : "neutral"}>
        {stepNames[nextStep(article)]}
      </Badge>
    ),
  },
  {
    id: "updatedAt",
    title: "Updated",
    width: 176,
    align: "end",
    cell: ({ updatedAt }) => (updatedAt ? moment.format(new Date(updatedAt)) : "–"),
  },
];
