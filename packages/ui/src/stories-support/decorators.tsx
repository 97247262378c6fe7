import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from "react";
import { I18nProvider } from "react-aria-components";
import * as styles from "./support.css.ts";

/** An interaction state that React Aria puts on its elements as `data-<state>`. */
export type InteractionState = "hovered" | "pressed" | "focused" | "focus-visible";

/** What can be in focus, or stands in for its input: not what only holds such elements. */
const focusable =
  "a, button, input, select, textarea, label, [role=option], [role=tab], [role=group]:has(input)";

function InState({
  states,
  children,
}: {
  states: readonly InteractionState[];
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const freeze = () => {
      for (const element of root.querySelectorAll("[data-rac]:not([data-disabled])")) {
        const canFocus = element.matches(focusable);
        for (const state of states)
          if (canFocus || !state.startsWith("focus")) element.setAttribute(`data-${state}`, "true");
      }
    };
    freeze();
    // Collections draw their items a moment later.
    const observer = new MutationObserver(freeze);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [states]);
  return (
    <div ref={box} className={styles.transparentBox}>
      {children}
    </div>
  );
}

/** Freezes every React Aria element of a story in a state, for pictures: `[inState("hovered")]`. */
export const inState = (...states: InteractionState[]) =>
  function StateDecorator(Story: ComponentType) {
    return (
      <InState states={states}>
        <Story />
      </InState>
    );
  };

/** Shows a story from right to left, with an Arabic locale. */
export function inRtl(Story: ComponentType) {
  return (
    <I18nProvider locale="ar-EG">
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    </I18nProvider>
  );
}

/** Gives a story a container of `width` px; for what answers to its container. */
export const inWidth = (width: number) =>
  function WidthDecorator(Story: ComponentType) {
    return (
      <div className={styles.outlinedBox} data-story-box style={{ inlineSize: width }}>
        <Story />
      </div>
    );
  };

/** Globals of a story in a window of 320 px; for what answers to the window. */
export const narrow = { viewport: { value: "narrow" } };
