import { useCallback } from "react";
import { picture } from "../FileDrop.css.ts";

type ChosenPictureProps = { readonly file: File; readonly alt: string };

/** A picture from the reader's own disk, before it is sent. */
export function ChosenPicture({ file, alt }: ChosenPictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={picture} />;
}
