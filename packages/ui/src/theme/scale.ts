/** Space on a 4 px grid; the key is the multiple. */
export const space = {
  "0": "0",
  half: "2px",
  "1": "4px",
  "2": "8px",
  "3": "12px",
  "4": "16px",
  "5": "20px",
  "6": "24px",
  "8": "32px",
  "10": "40px",
  "12": "48px",
  "16": "64px",
};

/** Small for what sits inside a control, control, card, sheet; full for pills and dots. */
export const radius = {
  small: "4px",
  control: "6px",
  card: "8px",
  sheet: "12px",
  full: "9999px",
};

/** Four sizes of text, in rem so that they follow the reader's browser setting. */
export const font = {
  family: {
    text: '"Inter Variable", "Inter fallback", system-ui, sans-serif',
    mono: '"JetBrains Mono Variable", ui-monospace, monospace',
  },
  size: { small: "0.75rem", base: "0.875rem", heading: "1rem", title: "1.25rem" },
  line: { small: "1rem", base: "1.25rem", heading: "1.5rem", title: "1.75rem" },
  weight: { regular: "400", medium: "500", semibold: "600" },
};

/** The widest a form and a paragraph get. */
export const measure = { form: "640px", reading: "72ch" };

/** `state` is for colour changes under the pointer. */
export const motion = {
  duration: { enter: "160ms", leave: "100ms", state: "100ms" },
  easing: { enter: "cubic-bezier(0.16, 1, 0.3, 1)", leave: "cubic-bezier(0.4, 0, 1, 1)" },
};

/** Under reduced motion nothing takes time. */
export const stillMotion = { enter: "0s", leave: "0s", state: "0s" };

/** Heights of rows and controls, and the inline padding of a cell. */
export const density = {
  comfortable: { row: "36px", control: "32px", controlSmall: "28px", cell: "12px" },
  compact: { row: "30px", control: "28px", controlSmall: "24px", cell: "8px" },
};

/** What lies above what. */
export const zIndex = {
  sticky: "10",
  sidebar: "20",
  sheet: "30",
  dialog: "40",
  popover: "50",
  toast: "60",
  tooltip: "70",
};

/** Shadows belong to what floats, and to nothing else. */
export const shadow = {
  light: {
    floating: "0 1px 2px rgb(16 20 40 / 6%), 0 8px 24px -6px rgb(16 20 40 / 16%)",
    sheet: "0 0 1px rgb(16 20 40 / 20%), 0 24px 64px -12px rgb(16 20 40 / 28%)",
  },
  dark: {
    floating: "0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px -6px rgb(0 0 0 / 60%)",
    sheet: "0 0 1px rgb(0 0 0 / 60%), 0 24px 64px -12px rgb(0 0 0 / 75%)",
  },
};
