/** A file as the graph carries it. */
export interface BinaryFile {
  /** Media type. */
  contentType: string;
  base64: string;
  /** Number of bytes. */
  size: number;
}

const extensions: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
};

/**
 * Reads a banner.
 * @throws Error when it is not an image, or not whole
 */
export function bannerBlob({ contentType, base64, size }: BinaryFile): Blob {
  if (!(contentType in extensions)) throw new Error(`The banner is not an image: ${contentType}.`);
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  if (bytes.byteLength !== size) throw new Error("The banner did not arrive whole.");
  return new Blob([bytes], { type: contentType });
}

/** What the banner is called when it is downloaded: "gifts-for-coffee-lovers-banner.png". */
export function bannerName(title: string, contentType: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const name = words?.join("-").slice(0, 60).replace(/-$/, "") || "article";
  return `${name}-banner.${extensions[contentType] ?? "bin"}`;
}

/** "48 kB" */
export function fileSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
}
