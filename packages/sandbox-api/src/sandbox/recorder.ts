/** A request as it arrived. */
export interface RecordedRequest {
  operationId: string;
  method: string;
  /** Path below the host, without the query, e.g. `/api/sites`. */
  path: string;
  /** The query as it was sent, without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON; undefined where there was none; `{field, file}` per file of an upload, in order. */
  body: unknown;
}

const capacity = 2000;

/** Keeps the newest requests, oldest first. */
export class Recorder {
  #requests: RecordedRequest[] = [];

  get requests(): readonly RecordedRequest[] {
    return this.#requests;
  }

  add(request: RecordedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > capacity) this.#requests.shift();
  }

  clear(): void {
    this.#requests = [];
  }
}
