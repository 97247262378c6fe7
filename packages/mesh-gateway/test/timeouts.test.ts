import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startApiHost, type ApiHost } from "./support/api-host.ts";
import { startGateway, type TestGateway } from "./support/gateway.ts";

// The API host of this file never answers, so that any time is long enough.
vi.mock("../src/upstream/timeouts.ts", () => ({ timeoutOf: () => 20 }));

const siteName = "query SiteName($id: Int!) { site(id: $id) { name } }";
let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  host = await startApiHost();
  gateway = await startGateway(host.url, [siteName]);
});

afterAll(async () => {
  await gateway.close();
  await host.close();
});

test("an API host that takes too long is given up", async () => {
  const givenUp = new Promise<void>((resolve) => {
    host.respond((_request, response) => void response.once("close", resolve));
  });
  const reply = await gateway.ask(siteName, { id: 1 });
  expect(reply.status).toBe(504);
  expect(reply.errors).toEqual([
    {
      message: "The API host did not answer within 0.02 s.",
      path: ["site"],
      extensions: { code: "UPSTREAM_TIMEOUT", status: 504 },
    },
  ]);
  await givenUp;
});

test("so is one that stops in the middle of its reply", async () => {
  host.respond((_request, response) => void response.writeHead(200).write('{"id": 1,'));
  const reply = await gateway.ask(siteName, { id: 1 });
  expect(reply.errors?.[0]?.extensions.code).toBe("UPSTREAM_TIMEOUT");
});
