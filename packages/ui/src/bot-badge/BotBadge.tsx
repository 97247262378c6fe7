import { truncate } from "../theme/typography.css.ts";
import { botColor } from "./bot-color.ts";
import { color } from "./BotBadge.css.ts";

/** See {@link BotBadge}. */
export type BotBadgeProps = {
  /** The bot's name as the API says it: "wrapperix". */
  readonly bot: string;
};

/** The name of a bot in its colour; a bot without a colour of its own is neutral. */
export function BotBadge({ bot }: BotBadgeProps) {
  const name = botColor(bot);
  return (
    <span className={color[name]} data-color={name}>
      <span className={truncate}>{bot}</span>
    </span>
  );
}
