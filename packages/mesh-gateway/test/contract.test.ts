import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { specifiedCalls } from "./calls-of-the-specification.ts";
import { startApiHost, type ApiHost, type Received } from "./support/api-host.ts";
import { contractCalls, type ContractCall } from "./support/contract-calls.ts";
import { expectedData } from "./support/expected-data.ts";
import { startGateway, type GraphReply, type TestGateway } from "./support/gateway.ts";
import { readParts, upload } from "./support/upload.ts";

let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  host = await startApiHost();
  gateway = await startGateway(
    host.url,
    contractCalls.map((call) => call.document),
  );
});

afterAll(async () => {
  await gateway.close();
  await host.close();
});

test("CALL-1 the contract holds the 94 calls, and each is a field of the graph", () => {
  const calls = contractCalls.map(({ method, path }) => `${method} ${path}`);
  expect(calls.toSorted()).toEqual(specifiedCalls.toSorted());
  expect(new Set(contractCalls.map((call) => call.id)).size).toBe(94);
});

describe("each call", () => {
  test.for(contractCalls.map((call) => [titleOf(call), call] as const))("%s", async ([, call]) => {
    const { reply, received } = await makeCall(call);

    expect(`${received.method} ${received.url}`).toBe(`${call.method} /api${call.expectedUrl}`);
    expect(received.headers.authorization).toBe(
      call.authenticated ? "Bearer operator-token" : undefined,
    );
    expect(await contentOf(received)).toEqual(await expectedContent(call));
    expect(reply.errors).toBeUndefined();
    expect(reply.status).toBe(200);
    expect(reply.data).toEqual({ [call.id]: expectedReply(call) });
  });
});

test("AUTH-6 only login and refresh go out without a bearer", () => {
  const open = contractCalls.filter((call) => !call.authenticated).map((call) => call.id);
  expect(open).toEqual(["login", "refreshToken"]);
});

test("CALL-2 a merge patch keeps nulls and sends nothing that was left out", async () => {
  const call = contractCalls.find(({ id }) => id === "updateSite");
  host.respond((_request, response) => response.end(JSON.stringify(call?.replyExample)));
  const metadata = { tagline: null, "odd key": [null, { deep: null }] };
  const input = { domain: null, settingsSite: { metadata } };
  await gateway.ask(call?.document ?? "", { id: 1, input });
  expect(host.received.map(({ body }) => JSON.parse(body.toString()))).toEqual([input]);
});

test("CALL-7 full and all are sent only when given", async () => {
  for (const id of ["generateArticle", "generateDescriptions"]) {
    const call = contractCalls.find((one) => one.id === id);
    host.respond((_request, response) => response.end(JSON.stringify(call?.replyExample)));
    await gateway.ask(call?.document ?? "", { id: 12 });
    expect(host.received.map(({ url }) => url)).toEqual([
      `/api${call?.path.replace("{id}", "12")}`,
    ]);
  }
});

function titleOf(call: ContractCall): string {
  const ids = ["CALL-1"];
  if (call.method === "PATCH") ids.push("CALL-2");
  if (call.variables.input === undefined && "member" in Object(call.replyExample)) {
    ids.push("CALL-3");
  }
  if (call.id === "updateProductStatuses") ids.push("CALL-4");
  if (call.bodyType === "multipart/form-data") ids.push("CALL-5");
  if (call.id === "generateBanner") ids.push("CALL-6");
  if (["generateArticle", "generateDescriptions"].includes(call.id)) ids.push("CALL-7");
  ids.push("AUTH-6");
  return `${ids.join(" ")} ${call.id}: ${call.method} ${call.path}`;
}

const banner = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);

async function makeCall(call: ContractCall): Promise<{ reply: GraphReply; received: Received }> {
  host.respond((_request, response) => {
    response.writeHead(call.replyStatus, call.replyType ? { "content-type": call.replyType } : {});
    if (call.id === "generateBanner") response.end(banner);
    else response.end(call.replyType && JSON.stringify(call.replyExample));
  });
  const reply =
    call.bodyType === "multipart/form-data"
      ? await upload(gateway.url, call.document, call.variables, filesOf(call))
      : await gateway.ask(call.document, call.variables);
  const [received, ...more] = host.received;
  if (!received) throw new Error(reply.text);
  expect(more).toEqual([]);
  return { reply, received };
}

function filesOf(call: ContractCall): Record<string, File> {
  return Object.fromEntries(
    Object.keys(call.bodyExample as object).map((name) => [
      name,
      new File([`bytes of ${name} \u0000\u00ff`], `${name}.png`, { type: "image/png" }),
    ]),
  );
}

/** What the body says, in a form that can be compared: JSON, the parts of a form, or nothing. */
async function contentOf({ headers, body }: Received): Promise<unknown> {
  const type = headers["content-type"];
  if (body.length === 0) return { type, content: null };
  if (!type?.startsWith("multipart/")) return { type, content: JSON.parse(body.toString()) };
  const parts = [...(await readParts(type, body))];
  return {
    type: "multipart/form-data",
    content: await Promise.all(parts.map(([name, part]) => described(name, part as File))),
  };
}

async function expectedContent(call: ContractCall): Promise<unknown> {
  const type = call.method === "PATCH" ? "application/merge-patch+json" : call.bodyType;
  if (!call.bodyType) return { type, content: call.method === "PATCH" ? {} : null };
  if (call.bodyType !== "multipart/form-data") return { type, content: call.bodyExample };
  const files = Object.entries(filesOf(call));
  return {
    type,
    content: await Promise.all(files.map(([name, file]) => described(name, file))),
  };
}

async function described(name: string, file: File) {
  return { name, file: file.name, type: file.type, bytes: Buffer.from(await file.bytes()) };
}

function expectedReply(call: ContractCall): unknown {
  if (call.id === "generateBanner") {
    return {
      contentType: "image/png",
      base64: banner.toString("base64"),
      size: banner.length,
    };
  }
  return call.replyType ? expectedData(call.replyField.type, call.replyExample) : "";
}
