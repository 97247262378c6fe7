import { style } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";

export const tooltip = style({
  maxInlineSize: 280,
  padding: `${vars.space["1"]} ${vars.space["2"]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.surface.onInverse,
  border: "1px solid transparent",
  forcedColorAdjust: "none",
  boxShadow: vars.shadow.floating,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
  zIndex: vars.zIndex.tooltip,
  transitionProperty: "opacity, translate",
  transitionDuration: vars.motion.duration.enter,
  transitionTimingFunction: vars.motion.easing.enter,
  selectors: {
    "&[data-entering]": { opacity: 0 },
    "&[data-entering][data-placement=top]": { translate: "0 2px" },
    "&[data-entering][data-placement=bottom]": { translate: "0 -2px" },
    "&[data-exiting]": {
      opacity: 0,
      transitionDuration: vars.motion.duration.leave,
      transitionTimingFunction: vars.motion.easing.leave,
    },
  },
});
