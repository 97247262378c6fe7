import { expect, test } from "vitest";
import { GraphError } from "../../graph/graph-error.ts";
import { chosenFiles, explainUpload, noImages } from "./image-slots.ts";

test("CALL-5 only the images that were chosen are sent, under their names", () => {
  const file = new File(["x"], "hero.webp");
  expect(chosenFiles({ ...noImages, heroImage: file })).toEqual({ heroImage: file });
  expect(chosenFiles(noImages)).toEqual({});
});

test("a refused image is told at its place", () => {
  const message = "The favicon must be a PNG or ICO image.";
  const error = new GraphError("422", {
    code: "VALIDATION_FAILED",
    violations: [{ propertyPath: "favicon", message }],
  });
  expect(explainUpload(error)).toEqual({ errors: { favicon: message }, failure: null });
});

test("an image that is too large is told with its limit, anything else in general", () => {
  const tooLarge = new GraphError("413", { code: "REQUEST_ENTITY_TOO_LARGE" });
  expect(explainUpload(tooLarge).failure?.text).toContain("5 MB");
  expect(explainUpload(new Error("?")).failure?.title).toBe("Something went wrong");
});
