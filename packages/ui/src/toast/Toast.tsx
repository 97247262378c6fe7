import { X } from "lucide-react";
import { useId } from "react";
import { Group } from "react-aria-components";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { toneIcons } from "../notice/tone-icons.ts";
import { toneScope } from "../theme/tone.css.ts";
import * as styles from "./Toast.css.ts";
import type { ToastEntry } from "./toast-queue.ts";

/** See {@link Toast}. */
export type ToastProps = {
  readonly entry: ToastEntry;
  readonly onDismiss: () => void;
};

/** One message, as ToastRegion shows it. Use `toast()` to send one. */
export function Toast({ entry, onDismiss }: ToastProps) {
  const { title, text, tone, action, isOpen } = entry;
  const titleId = useId();
  const button = action && (
    <div className={styles.action}>
      <Button
        size="small"
        onPress={() => {
          action.onPress();
          onDismiss();
        }}
      >
        {action.label}
      </Button>
    </div>
  );
  return (
    <Group
      aria-labelledby={titleId}
      aria-hidden={!isOpen}
      className={styles.toast}
      data-tone={tone}
      data-exiting={!isOpen || undefined}
      inert={!isOpen}
    >
      <span className={toneScope[tone]}>
        <span className={styles.icon}>
          <Icon icon={toneIcons[tone]} />
        </span>
      </span>
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {text && <p className={styles.detail}>{text}</p>}
        {text && button}
      </div>
      {!text && button}
      <IconButton icon={X} label="Dismiss" onPress={onDismiss} />
    </Group>
  );
}
