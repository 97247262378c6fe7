import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { truncate } from "../theme/typography.css.ts";

const { accent, border, surface, text } = vars.color;
const narrow = "stepper (max-width: 640px)";

export const stepper = style({ containerName: "stepper", containerType: "inline-size" });

export const summary = style({
  display: "none",
  alignItems: "center",
  gap: vars.space["2"],
  inlineSize: "100%",
  minBlockSize: 40,
  paddingInline: vars.space["3"],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.control,
  background: surface.raised,
  color: text.default,
  textAlign: "start",
  cursor: "default",
  selectors: { "&[data-hovered]": { background: surface.sunken } },
  "@container": { [narrow]: { display: "flex" } },
});

export const summaryCount = style({ color: text.muted, whiteSpace: "nowrap" });

export const summaryTitle = style([truncate, { flexGrow: 1, fontWeight: vars.font.weight.medium }]);

export const chevron = style({
  flexShrink: 0,
  color: text.muted,
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});

export const list = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  minInlineSize: 0,
  maxInlineSize: 1040,
  "@container": {
    [narrow]: {
      flexDirection: "column",
      alignItems: "stretch",
      gap: 0,
      paddingBlock: vars.space["1"],
      selectors: { "&:not([data-open])": { display: "none" } },
    },
  },
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  minInlineSize: 0,
  flexShrink: 1,
  selectors: { "&:not(:first-child)": { flexGrow: 1 } },
  "@container": { [narrow]: { flexWrap: "wrap", gap: 0 } },
});

/** The line from the step before. */
export const line = style({
  flexGrow: 1,
  blockSize: 1,
  minInlineSize: vars.space["2"],
  background: border.default,
  "@container": { [narrow]: { display: "none" } },
});

export const step = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: 32,
  minInlineSize: 0,
  paddingInline: vars.space["2"],
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: "start",
  cursor: "default",
  selectors: {
    "&[data-hovered]": { background: surface.hover, color: text.default },
    "&[data-pressed]": { background: surface.pressed },
    "&[data-status=current]": { color: text.default },
    "&[data-status=unavailable]": { color: text.disabled },
  },
  "@container": { [narrow]: { inlineSize: "100%", minBlockSize: 36 } },
});

export const title = style([truncate]);

/** A comma that is heard, so that a name reads "Compose, complete", and takes no room. */
export const comma = style({ fontSize: 0, lineHeight: 0 });

export const marker = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.space["5"],
  blockSize: vars.space["5"],
  borderRadius: vars.radius.full,
  border: `1px solid ${border.control}`,
  fontSize: vars.font.size.small,
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  forcedColorAdjust: "none",
});

globalStyle(`[data-status=current] > ${marker}`, {
  background: accent.solid,
  borderColor: accent.solid,
  color: accent.onSolid,
  fontWeight: vars.font.weight.semibold,
});
globalStyle(`[data-status=complete] > ${marker}`, {
  background: accent.tint,
  borderColor: accent.tint,
  color: accent.text,
});
globalStyle(`[data-status=unavailable] > ${marker}`, {
  borderColor: border.default,
  borderStyle: "dashed",
});
globalStyle(`${marker} > svg`, { inlineSize: 12, blockSize: 12, strokeWidth: 2.5 });

globalStyle(`${marker}[data-pending]`, { borderColor: "transparent" });

/** Why a step is closed: in sight where the steps stand above one another. */
export const reason = style({
  display: "none",
  flexBasis: "100%",
  paddingInlineStart: vars.space["10"],
  paddingBlockEnd: vars.space["1"],
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  color: text.muted,
  "@container": { [narrow]: { display: "block" } },
});
