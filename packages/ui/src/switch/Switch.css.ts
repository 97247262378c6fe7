import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text, tone } = vars.color;

/** The track and its words, in one target of at least 24 px. */
export const button = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["2"],
  inlineSize: "fit-content",
  minBlockSize: 24,
  paddingBlock: 2,
  color: text.default,
  cursor: "default",
  WebkitTapHighlightColor: "transparent",
  selectors: {
    "&:focus-visible, &[data-focus-visible]": { outline: "none" },
    "&[data-disabled]": { color: text.disabled },
  },
});

export const track = style({
  flexShrink: 0,
  inlineSize: 28,
  blockSize: 16,
  marginBlock: 2,
  padding: 2,
  background: border.control,
  borderRadius: vars.radius.full,
  transition: `background-color ${vars.motion.duration.state}`,
});

export const thumb = style({
  display: "block",
  inlineSize: 12,
  blockSize: 12,
  borderRadius: vars.radius.full,
  background: surface.raised,
  transition: `translate ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
});

const trackIn = (state: string) => `${button}${state} > ${track}`;

globalStyle(trackIn("[data-hovered]"), { background: text.muted });
globalStyle(trackIn("[data-selected]"), { background: accent.solid });
globalStyle(trackIn("[data-selected][data-hovered]"), { background: accent.solidHover });
globalStyle(trackIn("[data-invalid]"), { background: tone.danger.solid });
globalStyle(trackIn("[data-disabled]"), { background: border.default });
globalStyle(trackIn("[data-focus-visible]"), {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
});
globalStyle(`${button}[data-selected] ${thumb}`, {
  translate: "12px 0",
  background: accent.onSolid,
});
globalStyle(`${button}[data-selected] ${thumb}:dir(rtl)`, { translate: "-12px 0" });

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

/** Help stands under the words, not under the track. */
export const help = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space["1"],
  marginInlineStart: 36,
  selectors: { "&:empty": { display: "none" } },
});

export const root = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });
