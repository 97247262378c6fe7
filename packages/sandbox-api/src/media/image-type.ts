/** Image formats that the sandbox tells apart. */
export type ImageType = "image/png" | "image/jpeg" | "image/webp" | "image/x-icon";

/** First bytes in hex. */
const signatures: [ImageType, RegExp][] = [
  ["image/png", /^89504e470d0a1a0a/],
  ["image/jpeg", /^ffd8ff/],
  // "RIFF", the length, "WEBP".
  ["image/webp", /^52494646.{8}57454250/],
  // An icon directory with at least one image.
  ["image/x-icon", /^00000100(?!0000)/],
];

/**
 * Format of an image by its first bytes; what the sender says does not count.
 * @returns undefined when it is none of them
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("hex");
  return signatures.find(([, signature]) => signature.test(head))?.[0];
}
