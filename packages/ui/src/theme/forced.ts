import type { Palette, Voice } from "./palette.ts";

const plain: Voice = {
  solid: "Highlight",
  solidHover: "Highlight",
  solidPressed: "Highlight",
  onSolid: "HighlightText",
  tint: "Canvas",
  tintHover: "Canvas",
  text: "CanvasText",
  border: "CanvasText",
};

const label = { tint: "Canvas", text: "CanvasText" };

/** Every colour role under forced colours, where the reader's system decides. */
export const forced: Palette = {
  text: { default: "CanvasText", muted: "CanvasText", disabled: "GrayText", link: "LinkText" },
  surface: {
    page: "Canvas",
    raised: "Canvas",
    sunken: "Canvas",
    overlay: "Canvas",
    hover: "Canvas",
    pressed: "Canvas",
    selected: "Canvas",
    inverse: "CanvasText",
    onInverse: "Canvas",
    scrim: "Canvas",
  },
  border: { subtle: "CanvasText", default: "CanvasText", control: "ButtonBorder" },
  focusRing: "Highlight",
  accent: plain,
  tone: { neutral: plain, danger: plain, success: plain, warning: plain },
  bot: { bot1: label, bot2: label, bot3: label, bot4: label, bot5: label, bot6: label },
};
