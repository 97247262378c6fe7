import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

const { accent, border, surface, text } = vars.color;

export const paginator = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space["3"],
  containerType: "inline-size",
  containerName: "paginator",
  inlineSize: "100%",
});

export const summary = style({
  color: text.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  marginInlineEnd: "auto",
});

export const pages = style({ display: "flex", alignItems: "center", gap: 2 });

/** Every slot has one width, so that nothing moves under the pointer while paging. */
export const slot = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: vars.density.controlSmall,
  blockSize: vars.density.controlSmall,
  paddingInline: vars.space["1"],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "transparent",
  color: text.default,
  fontVariantNumeric: "tabular-nums",
  cursor: "default",
  selectors: {
    "&[data-hovered]": { background: surface.hover },
    "&[data-pressed]": { background: surface.pressed },
    "&[data-disabled]": { color: text.disabled },
    "&[aria-current]": {
      borderColor: accent.border,
      background: surface.selected,
      color: accent.text,
      fontWeight: vars.font.weight.semibold,
    },
  },
});

export const gap = style([slot, { color: text.muted }]);

/** On a narrow page only the neighbours are left; the arrows and the summary do the rest. */
export const collapsible = style({
  "@container": { "paginator (max-width: 420px)": { display: "none" } },
});

export const size = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  color: text.muted,
  whiteSpace: "nowrap",
});

export const select = style({
  appearance: "none",
  blockSize: vars.density.controlSmall,
  paddingInlineStart: vars.space["2"],
  paddingInlineEnd: vars.space["6"],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.control,
  background: surface.raised,
  color: text.default,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&:hover": { borderColor: text.muted } },
});

/** The options of a plain select take their colours from the system, not from the page. */
export const option = style({ background: surface.overlay, color: text.default });

export const selectBox = style({ position: "relative", display: "grid", alignItems: "center" });

export const chevron = style({
  position: "absolute",
  insetInlineEnd: vars.space["1"],
  pointerEvents: "none",
});
