const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What `<time>` shows, says on hover, and carries for machines. */
export type TimeWords = {
  /** "now", "2 hr ago", "yesterday", "12 Mar", "12 Mar 2024". */
  readonly short: string;
  /** "12 March 2024 at 14:05:09". */
  readonly full: string;
  /** ISO 8601. */
  readonly iso: string;
};

type Formats = {
  readonly relative: Intl.RelativeTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly dayOfYear: Intl.DateTimeFormat;
  readonly full: Intl.DateTimeFormat;
};

const known = new Map<string, Formats>();

/** Making formats is slow, and a table needs the same ones in every row. */
function formatsFor(locale: string): Formats {
  const formats = known.get(locale) ?? {
    relative: new Intl.RelativeTimeFormat(locale, { style: "narrow", numeric: "auto" }),
    day: new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }),
    dayOfYear: new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" }),
    full: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "medium" }),
  };
  known.set(locale, formats);
  return formats;
}

function shortWords(then: number, now: number, { relative, day: inYear, dayOfYear }: Formats) {
  // Clock minutes, so that a list reads the same whichever second it is drawn in.
  const distance = (Math.floor(then / minute) - Math.floor(now / minute)) * minute;
  const size = Math.abs(distance);
  if (size < minute) return relative.format(0, "second");
  if (size < hour) return relative.format(Math.trunc(distance / minute), "minute");
  if (size < day) return relative.format(Math.trunc(distance / hour), "hour");
  if (size < 7 * day) return relative.format(Math.trunc(distance / day), "day");
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? inYear : dayOfYear).format(then);
}

/**
 * A moment in the words of a locale, seen from `now`.
 * @param when a date, an ISO string, or milliseconds since 1970.
 * @returns `undefined` when it is not a moment.
 */
export function formatRelative(
  when: Date | string | number,
  now: number,
  locale: string,
): TimeWords | undefined {
  const then = new Date(when);
  if (Number.isNaN(then.getTime())) return undefined;
  const formats = formatsFor(locale);
  return {
    short: shortWords(then.getTime(), now, formats),
    full: formats.full.format(then),
    iso: then.toISOString(),
  };
}
