import { ImageOff } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Image.css.ts";

/** See {@link Image}. */
export type ImageProps = {
  /** Where it is; nothing shows the drawing that stands for a missing picture. */
  readonly src?: string | null | undefined;
  /** What it shows; "" where the words beside it say so. */
  readonly alt: string;
  /** Of the frame, e.g. "16 / 9". The picture's own size never moves what is around it. */
  readonly ratio?: string;
  readonly fit?: styles.ImageFit;
};

/** A picture that loads when it comes near the window, in a frame that is there before it. */
export function Image({ src, alt, ratio = "4 / 3", fit = "contain" }: ImageProps) {
  const [broken, setBroken] = useState<string>();
  const isMissing = !src || broken === src;
  return (
    <div className={styles.frame} style={{ "--ratio": ratio } as CSSProperties}>
      {isMissing ? (
        <Icon icon={ImageOff} size="large" label={alt && `${alt}, picture missing`} />
      ) : (
        <img
          className={styles.picture[fit]}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      )}
    </div>
  );
}
