/** Ends a call when its time is over or its client is gone. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #client: AbortSignal;
  readonly #timer: NodeJS.Timeout;
  #passed = false;

  /**
   * @param ms time that the call has
   * @param client aborted when the client goes away
   */
  constructor(ms: number, client: AbortSignal) {
    this.#client = client;
    this.#timer = setTimeout(() => {
      this.#passed = true;
      this.#abort();
    }, ms);
    client.addEventListener("abort", this.#abort);
    if (client.aborted) this.#abort();
  }

  /** Aborted in either case. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the time is over. */
  get passed(): boolean {
    return this.#passed;
  }

  /** Lets go of the timer and of the client; calls last minutes, and there are many. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#client.removeEventListener("abort", this.#abort);
  }

  readonly #abort = () => this.#controller.abort();
}
