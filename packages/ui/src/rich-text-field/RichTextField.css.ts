import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, focusRing, surface, tone } = vars.color;

export const box = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  background: surface.raised,
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.duration.state} ${vars.motion.easing.enter}`,
  selectors: {
    "&:hover": { borderColor: vars.color.text.muted },
    "&[data-invalid]": { borderColor: tone.danger.solid },
    "&[data-disabled]": {
      background: surface.sunken,
      borderColor: border.default,
      color: vars.color.text.disabled,
    },
    "&:has([contenteditable]:focus)": { outline: `2px solid ${focusRing}`, outlineOffset: -1 },
  },
});

export const toolbar = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.half,
  padding: vars.space["1"],
  borderBlockEnd: `1px solid ${border.subtle}`,
});

export const toggle = style({
  selectors: { "&[data-selected]": { background: accent.tint, color: accent.text } },
});

/** Pushes what follows to the end of the toolbar. */
export const gap = style({ flex: 1 });

export const content = style({ minBlockSize: 96, maxBlockSize: 480, overflow: "auto" });

export const linkDialog = style({ padding: vars.space["3"], outline: "none" });

export const linkForm = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["3"],
  inlineSize: 280,
  maxInlineSize: "100%",
});

export const linkActions = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space["2"],
});

const text = `${content} .tiptap`;

globalStyle(text, {
  minBlockSize: 96,
  padding: `${vars.space["2"]} 10px`,
  outline: "none",
  overflowWrap: "anywhere",
  whiteSpace: "break-spaces",
});
globalStyle(`${text} > * + *`, { marginBlockStart: vars.space["2"] });
globalStyle(`${text} h3`, {
  fontSize: vars.font.size.heading,
  lineHeight: vars.font.line.heading,
  fontWeight: vars.font.weight.semibold,
});
globalStyle(`${text} :is(ul, ol)`, { paddingInlineStart: vars.space["6"] });
globalStyle(`${text} ul`, { listStyle: "disc" });
globalStyle(`${text} ol`, { listStyle: "decimal" });
globalStyle(`${text} a`, { color: vars.color.text.link, textDecoration: "underline" });
