/** Splits what was typed or pasted into tags: at commas, semicolons, tabs and line breaks. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((part) => part.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);
}

const sameAs = (tag: string) => tag.normalize("NFC").toLocaleLowerCase();

/** What became of new tags. */
export type AddedTags = {
  /** All of them, the new ones last. */
  readonly tags: readonly string[];
  /** Those that were new. */
  readonly added: readonly string[];
  /** Those that were there already, whatever their case, as they are written there. */
  readonly duplicates: readonly string[];
};

/** Adds tags that are not there yet. */
export function addTags(tags: readonly string[], candidates: readonly string[]): AddedTags {
  const known = new Map(tags.map((tag) => [sameAs(tag), tag]));
  const added: string[] = [];
  const duplicates: string[] = [];
  for (const candidate of candidates) {
    const existing = known.get(sameAs(candidate));
    if (existing === undefined) {
      known.set(sameAs(candidate), candidate);
      added.push(candidate);
    } else {
      duplicates.push(existing);
    }
  }
  return { tags: [...tags, ...added], added, duplicates };
}

/** Tells about tags that were not added because they are there: "“coffee” is already there." */
export function duplicateHint(duplicates: readonly string[]): string {
  const names = [...new Set(duplicates)].map((tag) => `“${tag}”`);
  if (names.length === 0) return "";
  if (names.length > 3) return `${names.length} of them are already there.`;
  const list = new Intl.ListFormat("en").format(names);
  return `${list} ${names.length === 1 ? "is" : "are"} already there.`;
}
