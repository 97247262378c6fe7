/** Share of an upload that has been sent, from 0 to 1. */
export type UploadProgress = (share: number) => void;

/**
 * A fetch that reports how much of the body has been sent, which the browser's own cannot.
 * It takes and returns what fetch does; headers, body, method and signal are honoured.
 * @param onProgress called as the upload advances, and with 1 at its end
 */
export function createXhrFetch(onProgress: UploadProgress): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) {
        reject(abortError());
        return;
      }
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const settle = (done: () => void) => () => {
        signal?.removeEventListener("abort", abort);
        done();
      };
      request.open(init.method ?? "GET", input instanceof Request ? input.url : String(input));
      request.responseType = "text";
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.upload.onload = () => onProgress(1);
      request.onload = settle(() => resolve(toResponse(request)));
      request.onerror = settle(() =>
        reject(new TypeError("The upload did not reach the gateway.")),
      );
      request.onabort = settle(() => reject(abortError()));
      signal?.addEventListener("abort", abort);
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // These statuses must not have a body; even an empty one is refused.
  const body = request.status === 204 || request.status === 304 ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}

function abortError(): DOMException {
  return new DOMException("The upload was aborted.", "AbortError");
}
