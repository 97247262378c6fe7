import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { articleAt } from "./article-at.ts";

// Pages without an article never load it.
const DebugTool = lazy(async () => ({ default: (await import("./DebugTool.tsx")).DebugTool }));

/** Where the top bar offers the log of AI calls: on the pages of an article, and nowhere else. */
export function DebugSlot() {
  const articleId = articleAt(useLocation().pathname);
  if (articleId === null) return null;
  return (
    <Suspense>
      <DebugTool articleId={articleId} />
    </Suspense>
  );
}
