import { contrast } from "../theme/contrast.ts";
import { vars } from "../theme/contract.css.ts";
import { dark } from "../theme/dark.ts";
import { light } from "../theme/light.ts";
import { text } from "../theme/typography.css.ts";
import * as styles from "./foundations.css.ts";

const palettes = { light, dark };
const surfaces = ["page", "raised", "sunken", "overlay"] as const;
const texts = ["default", "muted", "link"] as const;
const bots = ["bot1", "bot2", "bot3", "bot4", "bot5", "bot6"] as const;
const { color } = vars;

const ratio = (foreground: string, background: string) =>
  contrast(foreground, background).toFixed(1);

function Voices({ theme }: { readonly theme: keyof typeof palettes }) {
  const palette = palettes[theme];
  const voices = { accent: palette.accent, ...palette.tone };
  const variables = { accent: color.accent, ...color.tone };
  return (Object.keys(voices) as (keyof typeof voices)[]).map((name) => {
    const [values, from] = [voices[name], variables[name]];
    return (
      <div key={name} className={styles.chips}>
        <span
          className={`${styles.chip} ${styles.solid}`}
          style={{ background: from.solid, color: from.onSolid }}
        >
          {name} <span>{ratio(values.onSolid, values.solid)}</span>
        </span>
        <span className={styles.chip} style={{ background: from.tint, color: from.text }}>
          tint <span>{ratio(values.text, values.tint)}</span>
        </span>
        <span className={styles.chip} style={{ borderColor: from.border, color: from.text }}>
          text <span>{ratio(values.text, palette.surface.page)}</span>
        </span>
      </div>
    );
  });
}

/** Every colour role of a theme, with the contrast that it was measured to have. */
export function ColorPanel({ theme }: { readonly theme: keyof typeof palettes }) {
  const palette = palettes[theme];
  return (
    <section data-theme={theme} className={styles.panel} aria-label={`Colours, ${theme}`}>
      <div className={styles.panelBody}>
        <h3 className={text.heading}>{theme === "light" ? "Light" : "Dark"}</h3>
        <div className={styles.group}>
          <h4 className={styles.groupTitle}>Text on surfaces</h4>
          <div className={styles.surfaces}>
            {surfaces.map((name) => (
              <div
                key={name}
                className={styles.surface}
                style={{ background: color.surface[name] }}
              >
                <span className={styles.groupTitle}>{name}</span>
                {texts.map((role) => (
                  <span key={role} className={styles.figures} style={{ color: color.text[role] }}>
                    {role} <span>{ratio(palette.text[role], palette.surface[name])}</span>
                  </span>
                ))}
              </div>
            ))}
          </div>
        </div>
        <div className={styles.group}>
          <h4 className={styles.groupTitle}>Accent and tones</h4>
          <Voices theme={theme} />
        </div>
        <div className={styles.group}>
          <h4 className={styles.groupTitle}>Borders and focus on the page</h4>
          <div className={styles.chips}>
            {(["subtle", "default", "control"] as const).map((name) => (
              <span key={name} className={styles.chip} style={{ borderColor: color.border[name] }}>
                {name} <span>{ratio(palette.border[name], palette.surface.page)}</span>
              </span>
            ))}
            <span className={styles.chip} style={{ outline: `2px solid ${color.focusRing}` }}>
              focus <span>{ratio(palette.focusRing, palette.surface.page)}</span>
            </span>
          </div>
        </div>
        <div className={styles.group}>
          <h4 className={styles.groupTitle}>Bots</h4>
          <div className={styles.chips}>
            {bots.map((name) => (
              <span
                key={name}
                className={styles.chip}
                style={{ background: color.bot[name].tint, color: color.bot[name].text }}
              >
                {name} <span>{ratio(palette.bot[name].text, palette.bot[name].tint)}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
