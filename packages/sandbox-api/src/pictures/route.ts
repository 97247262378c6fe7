import type { FastifyInstance } from "fastify";
import { notFound } from "../http/problem.ts";
import { isPictured } from "./pictograms.ts";
import { renderProductPicture } from "./product-picture.ts";

/** Serves drawings for products without a photo: `/media/products/{subject}-{variation}.svg`. */
export function servePictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>("/media/products/:file", async (request, reply) => {
    const [, subject = "", variation = ""] =
      /^([a-z]+)-(\d{1,6})\.svg$/.exec(request.params.file) ?? [];
    if (!isPictured(subject)) throw notFound();
    return reply
      .type("image/svg+xml")
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      })
      .send(renderProductPicture(subject, Number(variation)));
  });
}
