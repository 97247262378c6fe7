import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from "react";
import { I18nProvider } from "react-aria-components";
import * as styles from "./support.css.ts";

/** An interaction state that React Aria puts on its elements as `data-<state>`. */
export type InteractionState = "hovered" | "pressed" | "focused" | "focus-visible";

function InState({
  states,
  children,
}: {
  states: readonly InteractionState[];
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of box.current?.querySelectorAll("[data-rac]") ?? []) {
      for (const state of states) element.setAttribute(`data-${state}`, "true");
    }
  });
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
