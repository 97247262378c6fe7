import {
  amberDark,
  cyanDark,
  grassDark,
  greenDark,
  indigoDark,
  indigoDarkA,
  orangeDark,
  pinkDark,
  redDark,
  slateDark,
  slateDarkA,
  tealDark,
  violetDark,
} from "@radix-ui/colors";
import { mix } from "./contrast.ts";
import { labelColors, type Palette, voice } from "./palette.ts";

const white = "#ffffff";
const raised = slateDark.slate2;
const overlay = mix(slateDark.slate2, slateDark.slate3, 0.7);
const surfaces = [raised, overlay];

/** The dark theme. Higher means lighter: sunken, page, raised, overlay. */
export const dark: Palette = {
  text: {
    default: slateDark.slate12,
    muted: slateDark.slate11,
    disabled: slateDark.slate9,
    link: indigoDark.indigo11,
  },
  surface: {
    page: slateDark.slate1,
    raised,
    sunken: mix(slateDark.slate1, "#000000", 0.4),
    overlay,
    hover: slateDarkA.slateA3,
    pressed: slateDarkA.slateA4,
    selected: indigoDarkA.indigoA3,
    inverse: slateDark.slate12,
    onInverse: slateDark.slate1,
    scrim: "#000000a6",
  },
  border: {
    subtle: slateDark.slate4,
    default: slateDark.slate6,
    control: slateDark.slate9,
  },
  focusRing: indigoDark.indigo10,
  accent: voice(indigoDark, surfaces, indigoDark.indigo9, white),
  tone: {
    neutral: {
      ...voice(slateDark, surfaces, slateDark.slate12, slateDark.slate1),
      solidHover: white,
      solidPressed: slateDark.slate11,
    },
    danger: voice(redDark, surfaces, redDark.red9, white),
    success: voice(greenDark, surfaces, greenDark.green9, white),
    warning: {
      ...voice(amberDark, surfaces, amberDark.amber9, amberDark.amber1),
      solidHover: mix(amberDark.amber9, white, 0.2),
      solidPressed: mix(amberDark.amber9, amberDark.amber1, 0.12),
    },
  },
  bot: {
    bot1: labelColors(violetDark, surfaces),
    bot2: labelColors(tealDark, surfaces),
    bot3: labelColors(pinkDark, surfaces),
    bot4: labelColors(orangeDark, surfaces),
    bot5: labelColors(cyanDark, surfaces),
    bot6: labelColors(grassDark, surfaces),
  },
};
