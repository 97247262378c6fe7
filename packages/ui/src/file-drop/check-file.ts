/** What a file field takes. */
export type FileRule = {
  /** Extensions with their dot, in lower case: ".csv". */
  readonly extensions: readonly string[];
  /** Bytes. */
  readonly maxBytes: number;
};

const units = ["bytes", "kB", "MB", "GB"] as const;

/** A size in words, in units of 1000, at most one decimal: "1.5 MB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = Math.round((bytes / 1000 ** power) * (power > 0 ? 10 : 1)) / (power > 0 ? 10 : 1);
  // 999,950 bytes would read "1000 kB".
  if (value === 1000 && power < units.length - 1) return `1 ${units[power + 1]}`;
  return power === 0 && value === 1 ? "1 byte" : `${value} ${units[power]}`;
}

/** The rule in words: "XML or CSV, at most 200 MB". */
export function describeRule({ extensions, maxBytes }: FileRule): string {
  return `${kinds(extensions)}, at most ${formatBytes(maxBytes)}`;
}

/**
 * Checks a file before anything is sent.
 * @returns why it is refused and what would do, or `undefined`.
 */
export function checkFile(
  file: { readonly name: string; readonly size: number },
  rule: FileRule,
): string | undefined {
  const name = file.name.toLowerCase();
  if (!rule.extensions.some((extension) => name.endsWith(extension))) {
    return `“${file.name}” is not ${kinds(rule.extensions)}. Choose a file that ends in ${either(rule.extensions)}.`;
  }
  if (file.size === 0) return `“${file.name}” is empty. Choose another file.`;
  if (file.size > rule.maxBytes) {
    return `“${file.name}” has ${formatBytes(file.size)}; the limit is ${formatBytes(rule.maxBytes)}.`;
  }
  return undefined;
}

function kinds(extensions: readonly string[]): string {
  return either(extensions.map((extension) => extension.slice(1).toUpperCase()));
}

function either(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${last}` : last;
}
