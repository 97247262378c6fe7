import { useState } from "react";
import { visuallyHidden } from "../theme/a11y.css.ts";
import * as styles from "./Avatar.css.ts";
import { initials } from "./initials.ts";

/** See {@link Avatar}. */
export type AvatarProps = {
  readonly name: string;
  /** A picture; without one, or when it fails, the initials show. */
  readonly src?: string | null | undefined;
  readonly size?: styles.AvatarSize;
  /** Where the name does not stand beside it, it is read aloud. */
  readonly isNamed?: boolean;
};

/** A person or an author as a small round picture. */
export function Avatar({ name, src, size = "small", isNamed }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const label = isNamed ? name : "";
  if (!src || src === broken) {
    return (
      <span className={styles.avatar[size]}>
        <span aria-hidden>{initials(name)}</span>
        {label && <span className={visuallyHidden}>{label}</span>}
      </span>
    );
  }
  return (
    <span className={styles.avatar[size]}>
      <img
        className={styles.picture}
        src={src}
        alt={label}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
      />
    </span>
  );
}
