import { answerShape } from "../../bots/answer.ts";
import type { BotContext } from "../../bots/context.ts";
import { runBot } from "../../bots/run-bot.ts";
import { phrasebook, phraseLanguages } from "./phrasebook.ts";
import { languageOf } from "./site-locales.ts";

/** Texts to translate, by key. */
export interface TranslationRequest {
  /** Locale of the texts. */
  from: string;
  to: string;
  texts: ReadonlyMap<string, string>;
}

interface TranslationAnswer {
  texts: Record<string, string>;
}

const answer = answerShape<TranslationAnswer>({
  type: "object",
  required: ["texts"],
  properties: {
    texts: {
      type: "object",
      required: [],
      additionalProperties: { type: "string", maxLength: 10_000 },
    },
  },
});

/**
 * Wrapperix, which knows the sites' languages, translates texts. Offline it has a phrase book of
 * the sites' usual texts; what is not in it stays untranslated.
 * @returns the translated texts by key
 * @throws ProblemError 502 when the bot's providers fail
 */
export async function translateTexts(
  context: BotContext,
  { from, to, texts }: TranslationRequest,
): Promise<Map<string, string>> {
  const { texts: translated } = await runBot(context, {
    bot: "wrapperix",
    articleId: null,
    instructions:
      "Translate the texts of a gift site's user interface. Keep each short, keep placeholders as they are, and answer each under its key.",
    input: { from, to, texts: Object.fromEntries(texts) },
    answer,
    offline: () => ({ texts: fromPhrasebook(to, texts) }),
  });
  return new Map(Object.entries(translated).filter(([key]) => texts.has(key)));
}

function fromPhrasebook(to: string, texts: ReadonlyMap<string, string>): Record<string, string> {
  const language = phraseLanguages.find((known) => known === languageOf(to));
  if (!language) return {};
  const known = new Map(
    phrasebook.flatMap((phrase) =>
      Object.values(phrase.texts).map((text) => [text, phrase.texts[language]]),
    ),
  );
  return Object.fromEntries(
    [...texts].flatMap(([key, text]) => {
      const translation = known.get(text);
      return translation === undefined ? [] : [[key, translation]];
    }),
  );
}
