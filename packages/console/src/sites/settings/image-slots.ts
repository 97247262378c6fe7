import type { GraphError } from "../../graph/graph-error.ts";
import { explainError, fieldErrors, type Explanation } from "../../graph/explain-error.ts";

/** The images of a site. */
export type ImageSlot = "logo" | "heroImage" | "favicon";

/** The files chosen and not sent yet. */
export type ChosenImages = Readonly<Record<ImageSlot, File | null>>;

/** Nothing is chosen. */
export const noImages: ChosenImages = { logo: null, heroImage: null, favicon: null };

/** Bytes of one image; the gateway takes no more. */
export const imageBytes = 5_000_000;

const pictures = [".png", ".jpg", ".jpeg", ".webp"] as const;

/** What each image is, and what it may be. */
export const imageSlots: readonly {
  slot: ImageSlot;
  label: string;
  ratio: string;
  extensions: readonly string[];
}[] = [
  { slot: "logo", label: "Logo", ratio: "3 / 1", extensions: pictures },
  { slot: "heroImage", label: "Hero image", ratio: "16 / 9", extensions: pictures },
  { slot: "favicon", label: "Favicon", ratio: "1 / 1", extensions: [".png", ".ico"] },
];

/** What is sent: only the images that were chosen. */
export function chosenFiles(images: ChosenImages): Partial<Record<ImageSlot, File>> {
  return Object.fromEntries(
    Object.entries(images).flatMap(([slot, file]) => (file ? [[slot, file]] : [])),
  );
}

/** Why an upload failed: at the images where it says which, else as a whole. */
export function explainUpload(error: unknown): {
  errors: Partial<Record<ImageSlot, string>>;
  failure: Explanation | null;
} {
  const errors = Object.fromEntries(
    Object.entries(fieldErrors(error)).flatMap(([path, message]) => {
      const slot = imageSlots.find(
        (known) => path === known.slot || path === `input.${known.slot}`,
      );
      return slot ? [[slot.slot, message]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return { errors, failure: null };
  const isTooLarge = (error as Partial<GraphError>).code === "REQUEST_ENTITY_TOO_LARGE";
  const failure = explainError(error);
  return {
    errors,
    failure: isTooLarge
      ? { title: failure.title, text: "Nothing was uploaded. Each image may have 5 MB at most." }
      : failure,
  };
}
