import { expect, test, vi } from "vitest";
import { graphReply, testDocument } from "./testing.ts";
import { createTransport } from "./transport.ts";

const url = "http://console.test/graphql";
const sites = testDocument<{ sites: string[] }>("Sites");

function setUp(reply: () => Response | Promise<Response>) {
  const fetchFn = vi.fn<(url: RequestInfo | URL, init?: RequestInit) => Promise<Response>>(
    async () => reply(),
  );
  const sent = () => {
    const [target, init] = fetchFn.mock.lastCall ?? [];
    return { url: target as URL, init: init ?? {}, headers: new Headers(init?.headers) };
  };
  return { transport: createTransport(url, fetchFn), fetchFn, sent };
}

test("only the hash of the document is sent, as POST, with the header against forged requests", async () => {
  const { transport, sent } = setUp(() => graphReply({ data: { sites: ["a"] } }));
  await expect(transport(sites, { page: 2 })).resolves.toEqual({ sites: ["a"] });
  const { init, headers, url: target } = sent();
  expect(target).toEqual(new URL(url));
  expect(init.method).toBe("POST");
  expect(JSON.parse(init.body as string)).toEqual({
    operationName: "Sites",
    variables: { page: 2 },
    extensions: { persistedQuery: { version: 1, sha256Hash: "sha256:sites" } },
  });
  expect(headers.get("content-type")).toBe("application/json");
  expect(headers.get("x-graphql-yoga-csrf")).toBe("1");
});

test("AUTH-6 a bearer token is sent when one is given, and no header when none is", async () => {
  const { transport, sent } = setUp(() => graphReply({ data: {} }));
  await transport(sites, {}, { bearer: "a1" });
  expect(sent().headers.get("authorization")).toBe("Bearer a1");
  await transport(sites, {});
  expect(sent().headers.has("authorization")).toBe(false);
});

test("files go out as multipart, in the order of the specification", async () => {
  const { transport, sent } = setUp(() => graphReply({ data: {} }));
  const logo = new File(["logo"], "logo.png", { type: "image/png" });
  const favicon = new File(["icon"], "favicon.ico");
  await transport(testDocument("Upload"), { id: 7, input: { logo, heroImage: null, favicon } });
  const { init, headers } = sent();
  expect(headers.has("content-type")).toBe(false);
  expect(headers.get("x-graphql-yoga-csrf")).toBe("1");
  const form = init.body as FormData;
  expect([...form.keys()]).toEqual(["operations", "map", "0", "1"]);
  expect(JSON.parse(form.get("operations") as string)).toEqual({
    operationName: "Upload",
    variables: { id: 7, input: { logo: null, heroImage: null, favicon: null } },
    extensions: { persistedQuery: { version: 1, sha256Hash: "sha256:upload" } },
  });
  expect(JSON.parse(form.get("map") as string)).toEqual({
    0: ["variables.input.logo"],
    1: ["variables.input.favicon"],
  });
  expect(form.get("0")).toMatchObject({ name: "logo.png", type: "image/png" });
});

test("the signal reaches fetch, and an abort is told from a failure", async () => {
  const controller = new AbortController();
  const { transport, sent } = setUp(() =>
    Promise.reject(new DOMException("aborted", "AbortError")),
  );
  await expect(transport(sites, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(sent().init.signal).toBe(controller.signal);
});

test("a document that was not generated is refused with what to do", async () => {
  const { transport, fetchFn } = setUp(() => graphReply({ data: {} }));
  await expect(transport({} as typeof sites, {})).rejects.toThrow("run `pnpm codegen`");
  expect(fetchFn).not.toHaveBeenCalled();
});
