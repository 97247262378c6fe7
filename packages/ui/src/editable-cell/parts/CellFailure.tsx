import { CircleAlert } from "lucide-react";
import { Button } from "../../button/Button.tsx";
import { Icon } from "../../icon/Icon.tsx";
import type { CellWords } from "../cell-words.ts";
import * as styles from "../EditableCell.css.ts";

type CellFailureProps = {
  readonly id: string;
  readonly message: string;
  readonly words: CellWords;
  readonly onRetry: () => void;
};

/** Under a text that was not saved: why, and a way to try again. */
export function CellFailure({ id, message, words, onRetry }: CellFailureProps) {
  return (
    <div className={styles.failure}>
      <span id={id} className={styles.reason}>
        <Icon icon={CircleAlert} />
        <span>{`${words.failed}. ${message}`}</span>
      </span>
      <Button size="small" onPress={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
