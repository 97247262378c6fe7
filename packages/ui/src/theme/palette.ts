import { legible, mix } from "./contrast.ts";

/** What one tone says: see the slots of `accent` in the contract. */
export type Voice = {
  readonly solid: string;
  readonly solidHover: string;
  readonly solidPressed: string;
  readonly onSolid: string;
  readonly tint: string;
  readonly tintHover: string;
  readonly text: string;
  readonly border: string;
};

/** A quiet label: text on its own tint. */
export type LabelColors = { readonly tint: string; readonly text: string };

/** The colour roles of one theme. Opaque, apart from hover, pressed, selected and scrim. */
export type Palette = {
  readonly text: Record<"default" | "muted" | "disabled" | "link", string>;
  readonly surface: Record<
    | "page"
    | "raised"
    | "sunken"
    | "overlay"
    | "hover"
    | "pressed"
    | "selected"
    | "inverse"
    | "onInverse"
    | "scrim",
    string
  >;
  readonly border: Record<"subtle" | "default" | "control", string>;
  readonly focusRing: string;
  readonly accent: Voice;
  readonly tone: Record<"neutral" | "danger" | "success" | "warning", Voice>;
  readonly bot: Record<"bot1" | "bot2" | "bot3" | "bot4" | "bot5" | "bot6", LabelColors>;
};

/** A scale of twelve steps, as @radix-ui/colors exports it. */
export type Scale = Readonly<Record<string, string>>;

/** Step 1 to 12 of a scale. */
export function step(scale: Scale, number: number): string {
  const color = Object.values(scale)[number - 1];
  if (!color) throw new RangeError(`a scale has steps 1 to 12, not ${number}`);
  return color;
}

/** Text on its own tint, as colourful as legibility on the tint and on `surfaces` allows. */
export function labelColors(scale: Scale, surfaces: readonly string[]): LabelColors {
  const tint = step(scale, 3);
  return { tint, text: legible(step(scale, 11), step(scale, 12), [tint, ...surfaces]) };
}

/**
 * The voice of one scale. `solid` is darkened until `onSolid` reads on it and keeps darkening on
 * hover and press, so that contrast only grows.
 */
export function voice(
  scale: Scale,
  surfaces: readonly string[],
  solid: string,
  onSolid: string,
): Voice {
  const base = legible(solid, "#000000", [onSolid]);
  const tintHover = step(scale, 4);
  return {
    solid: base,
    solidHover: mix(base, "#000000", 0.1),
    solidPressed: mix(base, "#000000", 0.2),
    onSolid,
    tint: step(scale, 3),
    tintHover,
    text: labelColors(scale, [tintHover, ...surfaces]).text,
    border: step(scale, 7),
  };
}
