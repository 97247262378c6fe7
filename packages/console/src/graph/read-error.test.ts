import { expect, test } from "vitest";
import { GraphError } from "./graph-error.ts";
import { graphReply, testDocument } from "./testing.ts";
import { createTransport } from "./transport.ts";

/** What a call throws when the gateway answers so. */
async function failure(reply: () => Promise<Response>): Promise<GraphError> {
  const transport = createTransport("http://console.test/graphql", reply);
  const error: unknown = await transport(testDocument("Sites"), {}).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(GraphError);
  return error as GraphError;
}

test("a public error keeps code, status, violations and request id", async () => {
  const violations = [{ propertyPath: "title", message: "This value should not be blank." }];
  const error = await failure(async () =>
    graphReply({
      data: null,
      errors: [
        {
          message: "title: This value should not be blank.",
          extensions: { code: "VALIDATION_FAILED", status: 422, violations, requestId: "req-7" },
        },
      ],
    }),
  );
  expect(error).toMatchObject({
    message: "title: This value should not be blank.",
    code: "VALIDATION_FAILED",
    status: 422,
    violations,
    requestId: "req-7",
    operation: "Sites",
  });
});

test("the request id may stand in the reply's header", async () => {
  const error = await failure(async () =>
    graphReply({ errors: [{ message: "no", extensions: {} }] }, 200, { "x-request-id": "req-8" }),
  );
  expect(error).toMatchObject({ code: "UNKNOWN", requestId: "req-8", status: 200 });
});

test("of several errors a refused token decides", async () => {
  const error = await failure(async () =>
    graphReply(
      {
        errors: [
          { message: "slow", extensions: { code: "UPSTREAM_TIMEOUT", status: 504 } },
          { message: "Expired JWT Token", extensions: { code: "UNAUTHENTICATED", status: 401 } },
        ],
      },
      401,
    ),
  );
  expect(error).toMatchObject({ code: "UNAUTHENTICATED", message: "Expired JWT Token" });
});

test.for([
  [401, "UNAUTHENTICATED"],
  [413, "REQUEST_ENTITY_TOO_LARGE"],
  [429, "RATE_LIMITED"],
  [502, "UPSTREAM_UNREACHABLE"],
  [504, "UPSTREAM_TIMEOUT"],
  [500, "UNKNOWN"],
] as const)(
  "a reply that is no graph reply is read by its status: %i is %s",
  async ([status, code]) => {
    const error = await failure(async () => new Response("<h1>no</h1>", { status }));
    expect(error).toMatchObject({ code, status });
  },
);

test.for([
  ["PERSISTED_QUERY_NOT_FOUND", "VERSION_MISMATCH"],
  ["PERSISTED_QUERY_NOT_IN_LIST", "VERSION_MISMATCH"],
  ["INTERNAL_SERVER_ERROR", "UNKNOWN"],
  ["__proto__", "UNKNOWN"],
  ["SOMETHING_NEW", "UNKNOWN"],
] as const)("the code %s is read as %s", async ([sent, code]) => {
  const body = `{"errors":[{"message":"m","extensions":{"code":"${sent}"}}]}`;
  const error = await failure(async () => graphReply(JSON.parse(body)));
  expect(error.code).toBe(code);
});

test("malformed violations are left out", async () => {
  const violations = [null, 7, { propertyPath: "a" }, { propertyPath: "b", message: "bad" }];
  const error = await failure(async () =>
    graphReply({
      errors: [{ message: "m", extensions: { code: "VALIDATION_FAILED", violations } }],
    }),
  );
  expect(error.violations).toEqual([{ propertyPath: "b", message: "bad" }]);
});

test("no connection and an unreadable reply are told apart", async () => {
  const offline = await failure(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(offline).toMatchObject({ code: "OFFLINE", status: null });
  const page = await failure(
    async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
  );
  expect(page.code).toBe("BAD_UPSTREAM_RESPONSE");
});
