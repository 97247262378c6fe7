import type { MultipartFile } from "@fastify/multipart";
import type { Handlers } from "../../contract/handler.ts";
import { ProblemError, violation } from "../../http/problem.ts";
import { imageTypeOf, type ImageType } from "../../media/image-type.ts";
import { storeMedia } from "../../media/store.ts";
import { changeSite } from "./change-site.ts";
import { requireSite, toSite } from "./site.ts";

type ImageField = "logo" | "heroImage" | "favicon";

const pictures: ImageType[] = ["image/png", "image/jpeg", "image/webp"];
const accepted: Record<ImageField, { types: ImageType[]; sentence: string }> = {
  logo: { types: pictures, sentence: "The logo must be a PNG, JPEG or WebP image." },
  heroImage: { types: pictures, sentence: "The hero image must be a PNG, JPEG or WebP image." },
  favicon: {
    types: ["image/png", "image/x-icon"],
    sentence: "The favicon must be a PNG or ICO image.",
  },
};
const limits = { fileSize: 5 * 1024 * 1024, files: 10 };

/** Upload of a site's images. */
export const siteUploadHandlers = {
  async uploadSiteFiles({ db, params, files, baseUrl }) {
    await requireSite(db, params.id);
    const images = new Map<ImageField, { type: ImageType; bytes: Buffer }>();
    for await (const part of files(limits)) {
      const bytes = await part.toBuffer();
      if (isImageField(part.fieldname)) images.set(part.fieldname, checked(part, bytes));
    }
    if (images.size === 0) {
      throw violation("", "Send at least one of logo, heroImage and favicon.");
    }
    const fields: Partial<Record<ImageField, string>> = {};
    for (const [field, { type, bytes }] of images)
      fields[field] = await storeMedia(db, type, bytes);
    return toSite(await changeSite(db, params.id, fields), baseUrl);
  },
} satisfies Partial<Handlers>;

function isImageField(name: string): name is ImageField {
  return Object.hasOwn(accepted, name);
}

function checked(part: MultipartFile, bytes: Buffer): { type: ImageType; bytes: Buffer } {
  if (part.file.truncated) throw new ProblemError(413, `${part.fieldname} is larger than 5 MB.`);
  const { types, sentence } = accepted[part.fieldname as ImageField];
  const type = imageTypeOf(bytes);
  if (!type || !types.includes(type)) throw violation(part.fieldname, sentence);
  return { type, bytes };
}
