import { useSyncExternalStore } from "react";
import { useLocale } from "react-aria-components";
import { minutes } from "../hooks/ticker.ts";
import { tabular } from "../theme/typography.css.ts";
import { formatRelative } from "./format-relative.ts";

/** See {@link RelativeTime}. */
export type RelativeTimeProps = {
  /** A date, an ISO string, or milliseconds since 1970. */
  readonly date: Date | string | number | null | undefined;
  /** What stands here where there is no date. */
  readonly fallback?: string;
};

/** How long ago something was, kept true every minute; the exact time is in its title. */
export function RelativeTime({ date, fallback = "–" }: RelativeTimeProps) {
  const { locale } = useLocale();
  const now = useSyncExternalStore(minutes.subscribe, minutes.now);
  const words = date == null ? undefined : formatRelative(date, now, locale);
  if (!words) return <span>{fallback}</span>;
  return (
    <time dateTime={words.iso} title={words.full} className={tabular}>
      {words.short}
    </time>
  );
}
