import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

/**
 * Renders into the test's page; for `.dom.test.tsx`.
 * @returns how to render something else in its place
 */
export function render(node: ReactNode): (next: ReactNode) => void {
  const element = document.createElement("div");
  document.body.append(element);
  const root = createRoot(element);
  root.render(node);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return (next) => root.render(next);
}
