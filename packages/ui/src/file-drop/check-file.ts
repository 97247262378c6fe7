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
  let size = bytes;
  let unit = 0;
  // Rounded first: 999,950 bytes would read "1000 kB".
  for (; Math.round(size * 10) >= 10_000 && unit < 3; unit += 1) size /= 1000;
  return bytes === 1 ? "1 byte" : `${Math.round(size * 10) / 10} ${units[unit]}`;
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

const choice = new Intl.ListFormat("en-GB", { type: "disjunction" });

const either = (words: readonly string[]) => choice.format(words);
