import {
  PGliteDialect,
  PGliteDriver,
  type DatabaseConnection,
  type Driver,
  type PGliteDialectConfig,
} from "kysely";

/** A PGlite instance, and what to do once it is closed. */
export interface ExclusivePGliteConfig extends PGliteDialectConfig {
  onClose?: () => Promise<void>;
}

/**
 * Kysely's PGlite dialect hands its one connection to everybody at once, so that queries of other
 * requests would run inside an open transaction. This one hands it out one user at a time.
 * Inside a transaction use the transaction's own query builder: asking for the connection
 * again would wait for ever.
 */
export class ExclusivePGliteDialect extends PGliteDialect {
  readonly #config: ExclusivePGliteConfig;

  constructor(config: ExclusivePGliteConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ExclusivePGliteDriver(this.#config);
  }
}

class ExclusivePGliteDriver extends PGliteDriver {
  readonly #onClose: (() => Promise<void>) | undefined;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(config: ExclusivePGliteConfig) {
    super(config);
    this.#onClose = config.onClose;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    await this.#onClose?.();
  }
}
