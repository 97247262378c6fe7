import { synonymsOf } from "./synonyms.ts";

/** A word to look for, and whether longer words that start with it count too. */
export interface WordForm {
  word: string;
  prefix: boolean;
}

/** Shorter ones start too many other words: `port` starts `portable`. */
const shortestPrefix = 5;

/**
 * What counts as a word: itself, its singular and plural, its near relatives (`grinder`,
 * `grinding`) and its synonyms. The search column holds words as they are written.
 * @param word folded
 */
export function wordForms(word: string): WordForm[] {
  const stems = singularsOf(word);
  const words = new Set([
    ...stems,
    ...stems.flatMap(relativesOf),
    ...stems.flatMap((stem) => synonymsOf(stem)),
  ]);
  const forms = [...words].flatMap((form): WordForm[] =>
    form.length >= shortestPrefix
      ? [{ word: form, prefix: true }]
      : [form, ...pluralsOf(form)].map((other) => ({ word: other, prefix: false })),
  );
  // A prefix makes the longer ones that it starts needless.
  return forms.filter(
    (form) =>
      !forms.some(
        (other) => other.prefix && form.word.startsWith(other.word) && form.word !== other.word,
      ),
  );
}

const singularRules: readonly [RegExp, readonly string[]][] = [
  [/ies$/, ["y", "ie"]],
  [/(?<=s|x|z|ch|sh)es$/, ["", "e"]],
  [/oes$/, ["ao", "oe"]],
  [/ces$/, ["z", "ce"]],
  [/(?<=[lnrd])es$/, ["", "e"]],
  [/ns$/, ["m", "n"]],
  [/(?<=[^su])s$/, [""]],
];

/** The word and what it may be the plural of, in English, Portuguese and Spanish. */
function singularsOf(word: string): string[] {
  if (word.length < 4) return [word];
  const rule = singularRules.find(([ending]) => ending.test(word));
  return rule ? [...rule[1].map((end) => word.replace(rule[0], end)), word] : [word];
}

function pluralsOf(word: string): string[] {
  if (word.endsWith("s")) return [];
  if (/[xz]$|[cs]h$/.test(word)) return [`${word}es`];
  return word.endsWith("y") ? [`${word}s`, `${word.slice(0, -1)}ies`] : [`${word}s`];
}

/** `reading` and `reader` for each other; the bare stem too. */
function relativesOf(word: string): string[] {
  const [, stem = "", ending] = /^(\p{L}+)(ing|ers?)$/u.exec(word) ?? [];
  const bare = stem.replace(/([bdgmnprt])\1$/, "$1");
  // `butter` and `water` only look like it.
  const shortest = ending === "ing" ? 3 : 4;
  if (bare.length < shortest || !/[aeiouy]/.test(bare)) return [];
  return [bare, `${stem}er`, `${stem}ing`];
}
