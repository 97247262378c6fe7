import { RelativeTime } from "@gift-console/ui/relative-time/RelativeTime.tsx";
import { StepDots } from "@gift-console/ui/step-dots/StepDots.tsx";
import type { Column } from "@gift-console/ui/table/columns.ts";
import { stepNames } from "../wizard/frame/step-names.ts";
import { articleTitle, nextStep, stepsDone } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";

/** The columns of a site's articles. */
export const articleColumns: readonly Column<ListedArticle>[] = [
  { id: "title", title: "Title", isSortable: true, cell: articleTitle },
  { id: "id", title: "Id", width: 72, align: "end", cell: ({ id }) => id },
  {
    id: "steps",
    title: "Steps",
    width: 96,
    isSortable: true,
    cell: (article) => <StepDots value={stepsDone(article)} />,
  },
  {
    id: "next",
    title: "Next",
    width: 120,
    cell: (article) => stepNames[nextStep(article)],
  },
  {
    id: "updatedAt",
    title: "Updated",
    width: 144,
    align: "end",
    isSortable: true,
    cell: ({ updatedAt }) => <RelativeTime date={updatedAt} />,
  },
];
