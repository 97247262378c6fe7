import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Bug } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { withParams } from "../lists/list-params.ts";
import { debugPageSizes, debugViewParams, readDebugView, type DebugView } from "./debug-view.ts";

const DebugPanel = lazy(async () => ({ default: (await import("./DebugPanel.tsx")).DebugPanel }));

/** The button that opens the log of an article's AI calls, and the log. */
export function DebugTool({ articleId }: { readonly articleId: number }) {
  const [params, setParams] = useSearchParams();
  const view = readDebugView(params);
  const change = (next: DebugView | null) =>
    setParams((current) => withParams(current, debugViewParams(next)), {
      preventScrollReset: true,
    });
  const open = () => change({ page: 1, size: debugPageSizes[0], call: null });
  const toggle = useEffectEvent(() => {
    if (view) change(null);
    // Above a dialog it would cover what that asks.
    else if (!document.querySelector("[role=dialog], [role=alertdialog]")) open();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key !== "." || event.altKey || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton icon={Bug} label="Debug panel (Ctrl+.)" onPress={open} />
      {view && (
        <Suspense>
          <DebugPanel articleId={articleId} view={view} onViewChange={change} />
        </Suspense>
      )}
    </>
  );
}
