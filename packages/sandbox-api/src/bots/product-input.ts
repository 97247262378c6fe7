import type { JsonObject } from "../json.ts";
import type { WriterProduct } from "../writer/product.ts";

const longestSource = 600;

/** A product as models are told of it. */
export function productInput(product: WriterProduct): JsonObject {
  const { id, title, price, currency, brand, category, source } = product;
  return {
    id,
    title,
    price,
    currency,
    brand,
    category,
    description: source?.slice(0, longestSource) ?? null,
  };
}
