import { flatten } from "./contrast.ts";
import type { Palette } from "./palette.ts";

/** Two colours that meet on the screen, and the contrast that they owe the reader. */
export type Pair = {
  readonly name: string;
  readonly foreground: string;
  readonly background: string;
  readonly minimum: 4.5 | 3;
};

type Named = readonly [name: string, color: string];

const pairsOf = (
  foregrounds: readonly Named[],
  backgrounds: readonly Named[],
  minimum: Pair["minimum"],
): Pair[] =>
  foregrounds.flatMap(([front, foreground]) =>
    backgrounds.map(([back, background]) => ({
      name: `${front} on ${back}`,
      foreground,
      background,
      minimum,
    })),
  );

/** Every surface, and every surface with a translucent state on it, as opaque colours. */
export function surfaces({ surface }: Palette): Named[] {
  const bases = (["page", "raised", "sunken", "overlay"] as const).map(
    (name) => [`surface.${name}`, surface[name]] as const,
  );
  const states = (["hover", "pressed", "selected"] as const).flatMap((state) =>
    bases.map(([name, color]) => [`${name} + ${state}`, flatten(surface[state], color)] as const),
  );
  return [...bases, ...states];
}

/** Every text and surface pair (4.5) and every control, focus and surface pair (3.0) of a theme. */
export function contrastPairs(palette: Palette): Pair[] {
  const all = surfaces(palette);
  const bases = all.slice(0, 4);
  const { text, surface, border, focusRing, accent, tone, bot } = palette;
  const voices = Object.entries({ accent, ...tone });
  return [
    ...pairsOf(
      [
        ["text.default", text.default],
        ["text.muted", text.muted],
        ["text.link", text.link],
      ],
      all,
      4.5,
    ),
    ...pairsOf(
      [["surface.onInverse", surface.onInverse]],
      [["surface.inverse", surface.inverse]],
      4.5,
    ),
    ...pairsOf(
      [
        ["border.control", border.control],
        ["focusRing", focusRing],
      ],
      bases,
      3,
    ),
    ...voices.flatMap(([name, voice]) => [
      ...pairsOf(
        [[`${name}.onSolid`, voice.onSolid]],
        [
          ["solid", voice.solid],
          ["solidHover", voice.solidHover],
          ["solidPressed", voice.solidPressed],
        ],
        4.5,
      ),
      ...pairsOf(
        [[`${name}.text`, voice.text]],
        [...bases, ["tint", voice.tint], ["tintHover", voice.tintHover]],
        4.5,
      ),
      ...pairsOf([["text.default", text.default]], [[`${name}.tint`, voice.tint]], 4.5),
    ]),
    ...Object.entries(bot).flatMap(([name, label]) =>
      pairsOf([[`${name}.text`, label.text]], [[`${name}.tint`, label.tint], ...bases], 4.5),
    ),
  ];
}
