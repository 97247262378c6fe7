/** A colour as red, green and blue from 0 to 255 and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Reads `#rgb`, `#rrggbb` or `#rrggbbaa`.
 * @throws RangeError when the text is none of these.
 */
export function parseHex(hex: string): Rgba {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const digits = short ? short.slice(1).map((d) => d + d) : (hex.slice(1).match(/../g) ?? []);
  const [red, green, blue, alpha = "ff"] = digits;
  if (!/^#[\da-f]+$/i.test(hex) || ![4, 7, 9].includes(hex.length) || !red || !green || !blue) {
    throw new RangeError(`"${hex}" is not a colour: write it as #rrggbb or #rrggbbaa`);
  }
  const value = (pair: string) => Number.parseInt(pair, 16);
  return [value(red), value(green), value(blue), value(alpha) / 255];
}

/** Writes `#rrggbb`, or `#rrggbbaa` when the colour is not opaque. */
export function toHex([red, green, blue, alpha]: Rgba): string {
  const channels = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue];
  return `#${channels.map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes two opaque colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * amount;
  return toHex([at(0), at(1), at(2), 1]);
}

/** What a translucent colour looks like on an opaque one. */
export function flatten(over: string, under: string): string {
  const [red, green, blue, alpha] = parseHex(over);
  return mix(under, toHex([red, green, blue, 1]), alpha);
}

function luminance(color: string): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = parseHex(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The WCAG 2 contrast of two opaque colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Moves `color` towards `towards` in small steps until it reads on every one of `backgrounds`.
 * @throws RangeError when even `towards` does not reach `minimum`.
 */
export function legible(
  color: string,
  towards: string,
  backgrounds: readonly string[],
  minimum = 4.6,
): string {
  for (let percent = 0; percent <= 100; percent += 2) {
    const candidate = mix(color, towards, percent / 100);
    if (backgrounds.every((background) => contrast(candidate, background) >= minimum)) {
      return candidate;
    }
  }
  throw new RangeError(
    `no mix of ${color} and ${towards} reaches ${minimum} on ${backgrounds.join(", ")}`,
  );
}
