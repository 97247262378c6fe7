import { foldedWords } from "../../search/fold.ts";

/** A language that the writer knows. */
export type Language = "en" | "pt" | "es";

const marks: Readonly<Record<Language, readonly string[]>> = {
  en: "the a an for and who with of to that loves love under gift gifts is are from in on".split(
    " ",
  ),
  pt: "o os um uma para quem e com de do da dos das que ate presente presentes gosta em no na ao euros pela pelo mae pai".split(
    " ",
  ),
  es: "el la los las un una para quien y con de del que hasta regalo regalos gusta en al menos padre madre quienes le les mi su".split(
    " ",
  ),
};

/** The language of a text by its small words; English when nothing tells. */
export function languageOf(text: string): Language {
  const words = foldedWords(text);
  const counts = (["en", "pt", "es"] as const).map((language) => ({
    language,
    count: words.filter((word) => marks[language].includes(word)).length,
  }));
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a));
  return best.language;
}
