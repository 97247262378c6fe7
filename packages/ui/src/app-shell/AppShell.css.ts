import { globalStyle, style } from "@vanilla-extract/css";
import { shellTop } from "../layout/sticky.css.ts";
import { focusShownElsewhere } from "../theme/a11y.css.ts";
import { vars } from "../theme/contract.css.ts";
import { truncate } from "../theme/typography.css.ts";

/** Below this width of the window the sidebar becomes a drawer. */
export const narrowWindow = "(max-width: 767px)";

const barHeight = vars.space["12"];
const sidebarWidth = "240px";
const { border, surface } = vars.color;

export const shell = style({
  display: "flex",
  minBlockSize: "100dvh",
  background: surface.page,
});

/** What sticks, and what gets the focus, comes to rest below the top bar. */
export const shellRoot = style({ vars: { [shellTop]: barHeight } });

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space["2"],
  insetInlineStart: vars.space["2"],
  zIndex: vars.zIndex.tooltip,
  padding: `${vars.space["2"]} ${vars.space["3"]}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  forcedColorAdjust: "none",
  fontWeight: vars.font.weight.semibold,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});

export const sidebar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.zIndex.sidebar,
  flexShrink: 0,
  inlineSize: sidebarWidth,
  blockSize: "100dvh",
  background: surface.sunken,
  borderInlineEnd: `1px solid ${border.subtle}`,
  selectors: { "&[data-collapsed]": { inlineSize: 56 } },
});

export const column = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minInlineSize: 0,
});

export const topBar = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.zIndex.sidebar,
  display: "flex",
  alignItems: "center",
  gap: vars.space["2"],
  blockSize: barHeight,
  flexShrink: 0,
  paddingInline: vars.space["4"],
  background: surface.page,
  borderBlockEnd: `1px solid ${border.subtle}`,
  "@media": { [narrowWindow]: { paddingInline: vars.space["2"] } },
});

export const title = style([
  truncate,
  {
    flex: "1 1 0",
    fontWeight: vars.font.weight.medium,
    "@media": { [narrowWindow]: { selectors: { "&:empty": { display: "none" } } } },
  },
]);

const searchContainer = "search";

/** On a narrow window it has the room that the tools leave, and all of the bar while it is used. */
export const search = style({
  containerName: searchContainer,
  containerType: "inline-size",
  flex: "0 1 200px",
  "@media": {
    [narrowWindow]: {
      flex: "1 1 0",
      maxInlineSize: 240,
      selectors: {
        "&:focus-within": {
          position: "absolute",
          insetInline: vars.space["2"],
          maxInlineSize: "none",
          zIndex: 1,
          background: surface.page,
        },
      },
    },
  },
});

/** A word that is cut off says less than the icon. */
globalStyle(`${search} ::placeholder`, {
  "@container": { [`${searchContainer} (max-width: 95px)`]: { color: "transparent" } },
});

export const tools = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space["1"],
  "@media": { [narrowWindow]: { marginInlineStart: "auto" } },
});

export const main = style([
  focusShownElsewhere,
  {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minInlineSize: 0,
    // The skip link brings its beginning into sight, below the bar.
    scrollMarginBlockStart: barHeight,
  },
]);

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.zIndex.sheet,
  background: surface.scrim,
  transition: `opacity ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
  selectors: {
    "&[data-entering], &[data-exiting]": { opacity: 0 },
    "&[data-exiting]": {
      transitionDuration: vars.motion.duration.leave,
      transitionTimingFunction: vars.motion.easing.leave,
    },
  },
});

export const drawer = style({
  position: "fixed",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(${sidebarWidth}, 85vw)`,
  background: surface.sunken,
  borderInlineEnd: `1px solid ${border.subtle}`,
  boxShadow: vars.shadow.sheet,
  transition: `translate ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
  selectors: {
    "&[data-entering], &[data-exiting]": { translate: "-100%" },
    "&[data-entering]:dir(rtl), &[data-exiting]:dir(rtl)": { translate: "100%" },
    "&[data-exiting]": {
      transitionDuration: vars.motion.duration.leave,
      transitionTimingFunction: vars.motion.easing.leave,
    },
  },
});

export const dialog = style([focusShownElsewhere, { blockSize: "100%" }]);
