import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { toneIcons } from "./tone-icons.ts";
import * as styles from "./Notice.css.ts";

/** See {@link Notice}. */
export type NoticeProps = {
  readonly tone?: styles.NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
  readonly onDismiss?: () => void;
  /** Reads it aloud when it appears: for what the user must know now. */
  readonly isUrgent?: boolean;
};

/** Something to know about what stands below or around. It stays, unlike a toast. */
export function Notice({
  tone = "neutral",
  title,
  children,
  actions,
  onDismiss,
  isUrgent,
}: NoticeProps) {
  return (
    <div className={styles.notice[tone]} data-tone={tone}>
      <span className={styles.icon}>
        <Icon icon={toneIcons[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.words} role={isUrgent ? "alert" : undefined}>
          {title && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon={X} label="Dismiss" size="small" onPress={onDismiss} />
        </span>
      )}
    </div>
  );
}
