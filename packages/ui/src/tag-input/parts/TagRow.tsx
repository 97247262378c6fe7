import { X } from "lucide-react";
import { Button, Tag, TagGroup, TagList } from "react-aria-components";
import { Icon } from "../../icon/Icon.tsx";
import * as styles from "../TagInput.css.ts";

type TagRowProps = {
  readonly label: string;
  readonly tags: readonly string[];
  readonly isDisabled: boolean;
  readonly onRemove: (tag: string) => void;
};

/** The tags themselves: arrows move between them, Delete and Backspace remove one. */
export function TagRow({ label, tags, isDisabled, onRemove }: TagRowProps) {
  return (
    <TagGroup
      aria-label={label}
      className={styles.list}
      disabledKeys={isDisabled ? tags : []}
      onRemove={
        isDisabled
          ? undefined
          : (keys) => {
              for (const tag of tags) if (keys.has(tag)) onRemove(tag);
            }
      }
    >
      <TagList className={styles.list}>
        {tags.map((tag) => (
          <Tag key={tag} id={tag} textValue={tag} className={styles.tag}>
            <span className={styles.word}>{tag}</span>
            {!isDisabled && (
              <Button slot="remove" className={styles.remove}>
                <Icon icon={X} />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
