import { createGlobalThemeContract } from "@vanilla-extract/css";

/** The slots that a tone fills: everything a component needs to speak in one voice. */
const voice = {
  solid: "",
  solidHover: "",
  solidPressed: "",
  onSolid: "",
  tint: "",
  tintHover: "",
  text: "",
  border: "",
};

const label = { tint: "", text: "" };

/**
 * Every design decision by its role, never by its hue. Values live in light.ts, dark.ts and
 * scale.ts; theme.css.ts puts them on the document. Components use these variables and nothing else.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      text: { default: "", muted: "", disabled: "", link: "" },
      surface: {
        page: "",
        raised: "",
        sunken: "",
        overlay: "",
        hover: "",
        pressed: "",
        selected: "",
        inverse: "",
        onInverse: "",
        scrim: "",
      },
      border: { subtle: "", default: "", control: "" },
      focusRing: "",
      accent: voice,
      tone: { neutral: voice, danger: voice, success: voice, warning: voice },
      bot: { bot1: label, bot2: label, bot3: label, bot4: label, bot5: label, bot6: label },
    },
    shadow: { floating: "", sheet: "" },
    space: {
      "0": "",
      half: "",
      "1": "",
      "2": "",
      "3": "",
      "4": "",
      "5": "",
      "6": "",
      "8": "",
      "10": "",
      "12": "",
      "16": "",
    },
    radius: { small: "", control: "", card: "", sheet: "", full: "" },
    font: {
      family: { text: "", mono: "" },
      size: { small: "", base: "", heading: "", title: "" },
      line: { small: "", base: "", heading: "", title: "" },
      weight: { regular: "", medium: "", semibold: "" },
    },
    measure: { form: "", reading: "" },
    motion: {
      duration: { enter: "", leave: "", state: "" },
      easing: { enter: "", leave: "" },
    },
    density: { row: "", control: "", controlSmall: "", cell: "" },
    zIndex: {
      sticky: "",
      sidebar: "",
      sheet: "",
      dialog: "",
      popover: "",
      toast: "",
      tooltip: "",
    },
  },
  (_value, path) => `ui-${path.join("-").toLowerCase()}`,
);
