import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createXhrFetch, type UploadProgress } from "./xhr-fetch.ts";

/** The parts of XMLHttpRequest that an upload uses, driven by the test. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  responseType = "";
  status = 0;
  responseText = "";
  sent: unknown;
  opened: string[] = [];
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return "content-type: application/json\r\nx-request-id: req:9\r\n";
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const url = "http://console.test/graphql";
const init = { method: "POST", headers: { authorization: "Bearer a1" }, body: "file" };

test("method, headers and body are sent, and the reply is a response", async () => {
  const reply = createXhrFetch(() => {})(url, init);
  const request = FakeRequest.last;
  expect(request.opened).toEqual(["POST", url]);
  expect(request.headers).toEqual({ authorization: "Bearer a1" });
  expect(request.sent).toBe("file");
  Object.assign(request, { status: 413, responseText: '{"errors":[]}' });
  request.onload?.();
  const response = await reply;
  expect(response.status).toBe(413);
  expect(response.headers.get("x-request-id")).toBe("req:9");
  expect(await response.json()).toEqual({ errors: [] });
});

test("progress is told as a share, and the end as 1", async () => {
  const told = vi.fn<UploadProgress>();
  const reply = createXhrFetch(told)(url, init);
  const request = FakeRequest.last;
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 3, total: 0 });
  request.upload.onload?.();
  expect(told.mock.calls).toEqual([[0.25], [1]]);
  request.status = 204;
  request.onload?.();
  await expect(reply).resolves.toMatchObject({ status: 204 });
});

test("a connection that breaks fails as fetch does", async () => {
  const reply = createXhrFetch(() => {})(url, init);
  FakeRequest.last.onerror?.();
  await expect(reply).rejects.toBeInstanceOf(TypeError);
});

test("the signal aborts the upload, before it starts too", async () => {
  const controller = new AbortController();
  const upload = createXhrFetch(() => {});
  const reply = upload(url, { ...init, signal: controller.signal });
  controller.abort();
  await expect(reply).rejects.toMatchObject({ name: "AbortError" });
  await expect(upload(url, { ...init, signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});
