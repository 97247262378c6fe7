import { config } from "../config.ts";
import { createTransport } from "../graph/transport.ts";
import { log } from "../log.ts";
import { createAuthApi } from "./auth-api.ts";
import { createAuth } from "./auth.ts";
import { browserHost } from "./browser-host.ts";
import { createExclusive } from "./single-flight.ts";
import { createTokenStore } from "./token-store.ts";

// Unit tests import this outside a browser.
const page = globalThis.location?.href ?? "http://localhost/";

/** The way to the graph of this page. */
export const transport = createTransport(new URL(config.graphUrl, page).href);

/** The session of this browser. */
export const auth = createAuth({
  store: createTokenStore(browserHost),
  api: createAuthApi(transport),
  exclusive: createExclusive("gift-console-refresh", globalThis.navigator?.locks),
  log,
});
