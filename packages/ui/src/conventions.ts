import type { Source } from "./sources.ts";

/** A rule of this package that no linter knows. */
export type Convention = {
  /** What to do instead. */
  readonly advice: string;
  readonly appliesTo: (source: Source) => boolean;
  readonly offence: RegExp;
};

const isStory = ({ file }: Source) => file.endsWith(".stories.tsx");
/** Data of stories: pictures of products have colours of their own. */
const isExample = ({ file }: Source) => file.endsWith(".examples.ts");
const isTest = ({ file }: Source) => file.endsWith(".test.ts");
const inTheme = ({ folder }: Source) => folder === "theme";
const isStyle = ({ file }: Source) => file.endsWith(".css.ts");
const isShipped = (source: Source) =>
  source.folder !== "." &&
  !isStory(source) &&
  !isExample(source) &&
  !isTest(source) &&
  !["foundations", "stories-support"].includes(source.folder);

const side = "(Left|Right|Top|Bottom)";
const physical = [
  `(margin|padding|scrollMargin|scrollPadding|border)${side}\\w*`,
  "left|right|top|bottom",
  "(min|max)?([wW]idth|[hH]eight)",
].join("|");

/** The rules, each with what to do instead. */
export const conventions: readonly Convention[] = [
  {
    advice: "take colours from vars.color; only the theme knows their values",
    appliesTo: (source) => isShipped(source) && !inTheme(source),
    offence: /["'` (]#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgba?|hsla?|oklch)\(/i,
  },
  {
    advice: "use logical properties: marginInlineStart, insetBlockEnd, inlineSize, blockSize",
    appliesTo: isStyle,
    offence: new RegExp(
      `^\\s*"?(${physical})"?:|textAlign: "(left|right)"|float: "(left|right)"`,
      "m",
    ),
  },
  {
    advice: "a public component takes no className and no style: add a variant or a slot",
    appliesTo: (source) => isShipped(source) && source.file.endsWith(".tsx"),
    offence: /^\s*(readonly )?(className|style)\??:/m,
  },
  {
    advice:
      "draw the focus yourself (vars.color.focusRing) or say focusShownElsewhere (theme/a11y)",
    appliesTo: (source) =>
      isStyle(source) && !inTheme(source) && !source.text.includes("focusRing"),
    offence: /outline(Style|Width)?: ("none"|0\b|"0")/,
  },
  {
    advice: "take durations of transitions from vars.motion, so that reduced motion stops them",
    appliesTo: (source) => isStyle(source) && !inTheme(source),
    offence: /transition\w*:[^,;\n]*\b\d+m?s\b/,
  },
  {
    advice: "take what lies above what from vars.zIndex; 0 and 1 may order things inside one part",
    appliesTo: (source) => isStyle(source) && !inTheme(source),
    offence: /zIndex: "?(?![01]\b)-?\d/,
  },
  {
    advice:
      "let the theme change variables only: stories are drawn once and not tested again for it",
    appliesTo: (source) => isStyle(source) && !inTheme(source),
    offence: /data-theme|prefers-color-scheme|light-dark\(/,
  },
  {
    advice: "query by role and name, not by a test id",
    appliesTo: (source) => source.folder !== ".",
    offence: /data-testid|ByTestId/,
  },
  {
    advice: "parts of a component stay inside its folder",
    appliesTo: (source) => source.folder !== ".",
    offence: /from "\.\.\/[\w-]+\/parts\//,
  },
];

/** Offences as `path:line advice`. */
export function offences(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    conventions
      .filter(({ appliesTo, offence }) => appliesTo(source) && offence.test(source.text))
      .map(({ advice, offence }) => {
        const before = source.text.slice(0, source.text.search(offence) + 1);
        return `${source.path}:${before.split("\n").length} ${advice}`;
      }),
  );
}
