/** What a feed may say about a product; other fields are passed over. */
export type Field =
  | "id"
  | "title"
  | "description"
  | "link"
  | "image_link"
  | "price"
  | "currency"
  | "brand"
  | "product_type"
  | "google_product_category";

/** The texts of one row, by field. */
export type FieldTexts = Partial<Record<Field, string>>;

/** Fields without which a product cannot be imported. */
export const requiredFields = ["id", "title", "price"] as const satisfies Field[];

const aliases: Readonly<Record<string, Field>> = {
  id: "id",
  sku: "id",
  offer_id: "id",
  title: "title",
  name: "title",
  description: "description",
  link: "link",
  url: "link",
  image_link: "image_link",
  image_url: "image_link",
  image: "image_link",
  price: "price",
  currency: "currency",
  brand: "brand",
  manufacturer: "brand",
  product_type: "product_type",
  category: "product_type",
  google_product_category: "google_product_category",
};

/**
 * The field that a column or element stands for, such as `g:image_link` or `Image Link`.
 * @returns undefined for one that the import has no use for
 */
export function fieldNamed(name: string): Field | undefined {
  const key = name
    .trim()
    .toLowerCase()
    .replace(/^g:/, "")
    .replaceAll(/[\s-]+/g, "_");
  return Object.hasOwn(aliases, key) ? aliases[key] : undefined;
}
