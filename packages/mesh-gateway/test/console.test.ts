import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json, startApiHost, type ApiHost } from "./support/api-host.ts";
import { startGateway, type TestGateway } from "./support/gateway.ts";

const folder = mkdtempSync(join(tmpdir(), "console-"));
let host: ApiHost;
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(
    join(folder, "index.html"),
    '<html><head><script src="/config.js"></script></head><body>The console</body></html>',
  );
  writeFileSync(join(folder, "assets/index-Cq3a91xk.js"), `console.log("${"x".repeat(4000)}");`);
  writeFileSync(join(folder, "favicon.svg"), "<svg></svg>");
  host = await startApiHost();
  gateway = await startGateway(host.url, [], {
    consoleFolder: folder,
    console: {
      environment: "PROD",
      otherUrl: "https://dev.console.example/?a=</script>",
      accessRequestEmail: "access@example.com",
    },
  });
});

afterAll(async () => {
  await gateway.close();
  await host.close();
  rmSync(folder, { recursive: true });
});

function open(path: string, headers: Record<string, string> = { accept: "text/html" }) {
  return fetch(gateway.url + path, { headers });
}

test("every address that a person opens is the console's page, which nobody stores", async () => {
  for (const path of ["/", "/index.html", "/admin/site/1/articles", "/admin/a.b?c=d"]) {
    const reply = await open(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(await reply.text()).toContain("The console");
  }
});

test("what a page asks for is not found where it is not there", async () => {
  for (const [path, accept] of [
    ["/assets/index-gone.js", "*/*"],
    ["/assets/index-gone.js", "text/html"],
    ["/api/sites", "application/json"],
    ["/../package.json", "*/*"],
    ["/%2e%2e/package.json", "*/*"],
  ] as const) {
    expect((await open(path, { accept })).status).toBe(404);
  }
});

test("hashed assets are kept for good and sent compressed; other files are asked for anew", async () => {
  const asset = await open("/assets/index-Cq3a91xk.js", { "accept-encoding": "br" });
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(asset.headers.get("content-encoding")).toBe("br");
  expect(asset.headers.get("content-type")).toContain("javascript");
  expect(await asset.text()).toContain("console.log");
  const icon = await open("/favicon.svg", {});
  expect(icon.headers.get("cache-control")).toBe("no-cache");
});

test("the policy allows no inline script or style but what carries the page's nonce", async () => {
  const reply = await open("/");
  const policy = Object.fromEntries(
    (reply.headers.get("content-security-policy") ?? "")
      .split(";")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1).join(" ")]),
  );
  const nonce = /<meta name="csp-nonce" nonce="(\w{32})"/.exec(await reply.text())?.[1];
  expect(nonce).toBeDefined();
  expect(policy).toEqual({
    "default-src": "'self'",
    "script-src": expect.stringMatching(/^'self' 'nonce-\w{32}'$/) as string,
    "style-src": `'self' 'nonce-${nonce}'`,
    "img-src": `'self' data: blob: https: ${new URL(host.url).origin}`,
    "connect-src": "'self'",
    "font-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
  const again = await open("/");
  expect(await again.text()).not.toContain(nonce);
});

test("the usual security headers are on every reply", async () => {
  for (const path of ["/", "/config.js", "/healthz", "/assets/gone.js"]) {
    const { headers } = await open(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
  }
});

test("/config.js tells the console where it runs, and cannot end its script element", async () => {
  const reply = await open("/config.js");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(reply.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  const script = await reply.text();
  expect(script).not.toContain("<");
  const page = { window: {} };
  runInNewContext(script, page);
  expect(page.window).toEqual({
    __CONFIG__: {
      environment: "PROD",
      otherUrl: "https://dev.console.example/?a=</script>",
      accessRequestEmail: "access@example.com",
    },
  });
});

test("/healthz answers always, /readyz while the API host does", async () => {
  host.respond(json({}, 500));
  expect((await open("/healthz")).status).toBe(200);
  expect((await open("/readyz")).status).toBe(200);
  host.respond((_request, response) => response.destroy());
  expect((await open("/healthz")).status).toBe(200);
  expect((await open("/readyz")).status).toBe(503);
});
