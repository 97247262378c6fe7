/** The colour slots of the theme that bots use, and the neutral one. */
export const botColors = ["bot1", "bot2", "bot3", "bot4", "bot5", "bot6", "neutral"] as const;

/** One of the colours of a bot badge. */
export type BotColor = (typeof botColors)[number];

const colors = new Map<string, BotColor>([
  ["wrapperix", "bot1"],
  ["descriptix", "bot2"],
  ["imagix", "bot3"],
  ["chapterix", "bot4"],
  ["priorix", "bot5"],
  ["product-curatorix", "bot6"],
]);

/** The colour of a bot's badge; a bot without a colour of its own gets the neutral one. */
export function botColor(bot: string): BotColor {
  return colors.get(bot.trim().toLowerCase()) ?? "neutral";
}
