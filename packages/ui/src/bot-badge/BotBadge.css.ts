import { styleVariants } from "@vanilla-extract/css";
import { badge } from "../badge/Badge.css.ts";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";
import { type BotColor, botColors } from "./bot-color.ts";

const byName = Object.fromEntries(botColors.map((name) => [name, name])) as {
  [Name in BotColor]: Name;
};

/**
 * A badge in the bot's colour. It changes what the badge takes its colours from, not the colours
 * themselves: which of two rules wins would depend on the order in which a page loads its styles.
 */
export const color: Record<BotColor, string> = styleVariants(byName, (name) =>
  name === "neutral"
    ? [badge, toneScope.neutral]
    : [
        badge,
        {
          vars: {
            [vars.color.accent.tint]: vars.color.bot[name].tint,
            [vars.color.accent.text]: vars.color.bot[name].text,
          },
        },
      ],
);
