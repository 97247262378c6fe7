import type { ReactNode } from "react";
import { vars } from "../theme/contract.css.ts";
import { density, font, motion, radius, space } from "../theme/scale.ts";
import { mono, text, type TextSize, textSizes } from "../theme/typography.css.ts";
import * as styles from "./foundations.css.ts";

function TokenRow(props: { name: string; value: string; children: ReactNode }) {
  return (
    <li className={styles.tokenRow}>
      <span className={styles.tokenName}>{props.name}</span>
      <span className={styles.tokenSample}>{props.children}</span>
      <span className={`${styles.tokenName} ${mono}`}>{props.value}</span>
    </li>
  );
}

const samples: Record<TextSize, string> = {
  small: "Updated 2 hours ago by Marta",
  base: "A burr grinder that fits in a drawer, under 50 €.",
  heading: "For the espresso purist",
  title: "Gifts for coffee lovers",
};

/** The sizes of text at work, and the mono face. */
export function TypePanel() {
  return (
    <ul className={styles.tokens}>
      {textSizes.toReversed().map((size) => (
        <TokenRow key={size} name={size} value={`${font.size[size]} / ${font.line[size]}`}>
          <span className={text[size]}>{samples[size]}</span>
        </TokenRow>
      ))}
      <TokenRow name="mono" value="JetBrains Mono">
        <span className={mono}>{'{ "bot": "descriptix", "tokens": 1204 }'}</span>
      </TokenRow>
    </ul>
  );
}

/** Steps of space, drawn to scale. */
export function SpacePanel() {
  return (
    <ul className={styles.tokens}>
      {Object.entries(space)
        .filter(([, value]) => value !== "0")
        .toSorted(([, a], [, b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
        .map(([name, value]) => (
          <TokenRow key={name} name={name} value={value}>
            <span className={styles.bar} style={{ display: "block", inlineSize: value }} />
          </TokenRow>
        ))}
    </ul>
  );
}

const moments: Readonly<Record<string, string>> = {
  enter: "what appears; point here",
  leave: "what goes; point here",
  state: "what changes colour; point here",
};

/** Corners, heights and durations. */
export function ShapePanel() {
  return (
    <ul className={styles.tokens}>
      {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
        <TokenRow key={name} name={`radius ${name}`} value={radius[name]}>
          <span
            className={styles.corner}
            style={{ display: "block", borderRadius: vars.radius[name] }}
          />
        </TokenRow>
      ))}
      {Object.entries(density).map(([name, { row, control, controlSmall }]) => (
        <TokenRow key={name} name={name} value={`${row} / ${control} / ${controlSmall}`}>
          row, control, small control
        </TokenRow>
      ))}
      {Object.entries(motion.duration).map(([name, value]) => (
        <TokenRow key={name} name={`motion ${name}`} value={value}>
          <span className={styles.runner}>
            {moments[name]}
            <span
              className={styles.dot}
              style={{ transitionDuration: value, transitionTimingFunction: motion.easing.enter }}
            />
          </span>
        </TokenRow>
      ))}
    </ul>
  );
}
