import {
  amber,
  cyan,
  grass,
  green,
  indigo,
  indigoA,
  orange,
  pink,
  red,
  slate,
  slateA,
  teal,
  violet,
} from "@radix-ui/colors";
import { mix } from "./contrast.ts";
import { labelColors, type Palette, step, voice } from "./palette.ts";

const white = "#ffffff";
const sunken = mix(slate.slate2, slate.slate3, 0.55);
const surfaces = [white, sunken];
/** Warning is light in both themes, so its solid carries dark text and brightens on hover. */
const warning = voice(amber, surfaces, white, step(amber, 12));

/** The light theme. */
export const light: Palette = {
  text: {
    default: slate.slate12,
    muted: mix(slate.slate11, slate.slate12, 0.1),
    disabled: slate.slate9,
    link: mix(indigo.indigo11, indigo.indigo12, 0.08),
  },
  surface: {
    page: slate.slate1,
    raised: white,
    sunken,
    overlay: white,
    hover: slateA.slateA3,
    pressed: slateA.slateA4,
    selected: indigoA.indigoA3,
    inverse: slate.slate12,
    onInverse: slate.slate1,
    scrim: "#0b0d1266",
  },
  border: {
    subtle: slate.slate4,
    default: slate.slate6,
    control: mix(slate.slate9, slate.slate10, 0.5),
  },
  focusRing: indigo.indigo9,
  accent: voice(indigo, surfaces, indigo.indigo9, white),
  tone: {
    neutral: {
      ...voice(slate, surfaces, slate.slate12, white),
      solidHover: mix(slate.slate12, white, 0.12),
      solidPressed: mix(slate.slate12, white, 0.2),
    },
    danger: voice(red, surfaces, red.red11, white),
    success: voice(green, surfaces, green.green11, white),
    warning: {
      ...warning,
      solid: amber.amber9,
      solidHover: amber.amber10,
      solidPressed: mix(amber.amber10, amber.amber11, 0.15),
    },
  },
  bot: {
    bot1: labelColors(violet, surfaces),
    bot2: labelColors(teal, surfaces),
    bot3: labelColors(pink, surfaces),
    bot4: labelColors(orange, surfaces),
    bot5: labelColors(cyan, surfaces),
    bot6: labelColors(grass, surfaces),
  },
};
