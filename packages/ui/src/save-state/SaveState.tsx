import { CircleAlert, CircleCheck, CircleDot, CloudOff, type LucideIcon } from "lucide-react";
import { useLocale } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import { visuallyHidden } from "../theme/a11y.css.ts";
import { type Tone, toneScope } from "../theme/tone.css.ts";
import * as styles from "./SaveState.css.ts";

/** How the work on the screen stands against what is stored. */
export type SaveStatus = "saved" | "saving" | "unsaved" | "failed" | "offline";

/** See {@link SaveState}. */
export type SaveStateProps = {
  readonly status: SaveStatus;
  /** When it was last stored, in milliseconds since 1970. */
  readonly savedAt?: number | undefined;
  /** Tries again; offered after a failure. */
  readonly onRetry?: () => void;
  /** The words for each state; the time follows "saved". */
  readonly words?: Readonly<Record<SaveStatus, string>>;
};

const plainWords: Readonly<Record<SaveStatus, string>> = {
  saved: "Saved",
  saving: "Saving…",
  unsaved: "Unsaved changes",
  failed: "Not saved",
  offline: "Offline; saved when you are back",
};

const looks: Record<Exclude<SaveStatus, "saving">, { icon: LucideIcon; tone: Tone }> = {
  saved: { icon: CircleCheck, tone: "success" },
  unsaved: { icon: CircleDot, tone: "neutral" },
  failed: { icon: CircleAlert, tone: "danger" },
  offline: { icon: CloudOff, tone: "warning" },
};

/** Whether the work is stored: "Saved 12:04". What went wrong is read aloud. */
export function SaveState({ status, savedAt, onRetry, words = plainWords }: SaveStateProps) {
  const { locale } = useLocale();
  const look = status === "saving" ? undefined : looks[status];
  const time =
    status === "saved" && savedAt !== undefined
      ? ` ${new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(savedAt)}`
      : "";
  const isBad = status === "failed" || status === "offline";
  return (
    <span className={look ? toneScope[look.tone] : undefined}>
      <span className={styles.chip} data-state={status}>
        <span className={styles.icon}>
          {look ? <Icon icon={look.icon} /> : <Spinner label={words.saving} />}
        </span>
        <span className={styles.words}>{`${words[status]}${time}`}</span>
        {status === "failed" && onRetry && (
          <Button size="small" onPress={onRetry}>
            Try again
          </Button>
        )}
        <output className={visuallyHidden}>{isBad ? words[status] : ""}</output>
      </span>
    </span>
  );
}
