import { styleVariants } from "@vanilla-extract/css";
import { badge } from "../badge/Badge.css.ts";
import { vars } from "../theme/contract.css.ts";
import { toneScope } from "../theme/tone.css.ts";
import { type BotColor, botColors } from "./bot-color.ts";

const byName = Object.fromEntries(botColors.map((name) => [name, name])) as {
  [Name in BotColor]: Name;
};

/** A badge in the bot's colour. */
export const color: Record<BotColor, string> = styleVariants(byName, (name) =>
  name === "neutral"
    ? [badge, toneScope.neutral]
    : [badge, { background: vars.color.bot[name].tint, color: vars.color.bot[name].text }],
);
