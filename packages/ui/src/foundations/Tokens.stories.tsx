import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { narrow } from "../stories-support/decorators.tsx";
import { ColorPanel } from "./ColorPanel.tsx";
import * as styles from "./foundations.css.ts";
import { ShapePanel, SpacePanel, TypePanel } from "./ScalePanel.tsx";

const meta = preview.meta({ title: "Foundations/Tokens" });

const Colors = () => (
  <div className={styles.pair}>
    <ColorPanel theme="light" />
    <ColorPanel theme="dark" />
  </div>
);

/** Roles, not hues. The figure is the WCAG contrast: text owes 4.5, controls and focus owe 3.0. */
export const Color = meta.story({
  render: () => <Colors />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Colours, dark" })).toBeVisible();
  },
});

/** Four sizes and two faces. Figures in tables and counts are tabular. */
export const Type = meta.story({ render: () => <TypePanel /> });

/** A grid of 4 px. The page's gutter is 24. */
export const Space = meta.story({ render: () => <SpacePanel /> });

/** 6 for controls, 8 for cards, 12 for sheets. Motion takes no time under reduced motion. */
export const Shape = meta.story({ name: "Shape and motion", render: () => <ShapePanel /> });

export const Narrow = meta.story({
  globals: narrow,
  render: () => <Colors />,
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
