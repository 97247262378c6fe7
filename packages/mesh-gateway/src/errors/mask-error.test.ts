import { GraphQLError } from "graphql";
import { expect, test, vi } from "vitest";
import { createMaskError } from "./mask-error.ts";
import { publicError } from "./public-error.ts";

const onUnexpected = vi.fn<(error: unknown) => void>();
const mask = createMaskError(onUnexpected);

test("a fault of the gateway is logged, and its client hears nothing of it", () => {
  const fault = new TypeError("calls.get is not a function");
  const inField = new GraphQLError(fault.message, { path: ["site"], originalError: fault });
  for (const error of [fault, inField]) {
    expect(mask(error).message).toBe("Something went wrong in the gateway.");
    expect(mask(error).extensions).toMatchObject({ code: "INTERNAL_SERVER_ERROR", status: 500 });
    expect(onUnexpected).toHaveBeenLastCalledWith(fault);
  }
});

test("a public error keeps its code, and gets the path of its field", () => {
  const known = publicError("NOT_FOUND", "Not Found", 404);
  const inField = new GraphQLError(known.message, { path: ["site"], originalError: known });
  expect(mask(inField).toJSON()).toEqual({
    message: "Not Found",
    path: ["site"],
    extensions: { code: "NOT_FOUND", status: 404, http: { status: 404 } },
  });
});

test("nobody outside can pass an error off as public", () => {
  const forged = new GraphQLError("at http://10.0.0.5/api", {
    path: ["site"],
    extensions: { code: "NOT_FOUND", request: { url: "http://10.0.0.5/api" } },
  });
  expect(JSON.stringify(mask(forged))).not.toContain("10.0.0.5");
});
