import { keyframes, style } from "@vanilla-extract/css";
import { stickyBottom } from "../layout/sticky.css.ts";
import { vars } from "../theme/contract.css.ts";
import { text } from "../theme/typography.css.ts";

const { accent, border, surface } = vars.color;

const enter = keyframes({ from: { opacity: 0, translate: "0 8px" } });
const leave = keyframes({ to: { opacity: 0, visibility: "hidden" } });

/** The corner in which toasts appear. It takes no presses itself. */
export const region = style({
  position: "fixed",
  insetBlockEnd: `calc(${vars.space["4"]} + ${stickyBottom})`,
  insetInlineEnd: vars.space["4"],
  inlineSize: `min(380px, calc(100vw - 2 * ${vars.space["4"]}))`,
  zIndex: vars.zIndex.toast,
  pointerEvents: "none",
});

export const toast = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space["2"],
  paddingBlock: vars.space["2"],
  paddingInlineStart: vars.space["3"],
  paddingInlineEnd: vars.space["2"],
  background: surface.overlay,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  color: vars.color.text.default,
  pointerEvents: "auto",
  animation: `${enter} ${vars.motion.duration.enter} ${vars.motion.easing.enter}`,
  selectors: {
    "&[data-exiting]": {
      animation: `${leave} ${vars.motion.duration.leave} ${vars.motion.easing.leave} forwards`,
    },
  },
});

/** In the middle of the first line. */
export const icon = style({ display: "block", color: accent.text, marginBlockStart: 8 });

export const words = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 6,
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.font.weight.medium });

export const detail = style([text.base, { color: vars.color.text.muted }]);

/** Under the text; beside a title that stands alone. */
export const action = style({
  flexShrink: 0,
  selectors: {
    [`${words} > &`]: { marginBlockStart: vars.space["2"] },
    [`${toast} > &`]: { paddingBlock: 2 },
  },
});
