import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset", {
  margin: 0,
  padding: 0,
});
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
globalStyle("button, input, textarea, select", { font: "inherit", color: "inherit", margin: 0 });
globalStyle("table", { borderCollapse: "collapse", borderSpacing: 0 });
globalStyle("a", { color: vars.color.text.link, textUnderlineOffset: "0.2em" });
globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: vars.font.weight.semibold });

globalStyle("html", {
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
});

globalStyle("body", { minBlockSize: "100dvh" });

globalStyle("body, [data-theme]:not(html)", {
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.base,
  lineHeight: vars.font.line.base,
  fontFeatureSettings: '"cv05", "cv11", "ss03"',
  color: vars.color.text.default,
  background: vars.color.surface.page,
});

globalStyle("code, pre, kbd, samp", { fontFamily: vars.font.family.mono, fontSize: "0.92em" });

/* An outline survives forced colours; a shadow would not. */
globalStyle(":focus", { outline: "none" });
// A group is told of the focus of what it holds, which shows it itself.
globalStyle(":focus-visible, [data-focus-visible]:where(:not([role=group]))", {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: 2,
});

globalStyle("::selection", {
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
});
globalStyle("::placeholder", { color: vars.color.text.muted, opacity: 1 });

globalStyle("*", {
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.border.control} transparent`,
});
