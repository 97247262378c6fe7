import { startTestGateway } from "../../scripts/test-servers.ts";
import { startAlteredApi, type Alteration } from "./altered-api.ts";
import { test as base } from "./stack.ts";

/** A console whose API host gives some replies in another form. */
export interface AlteredStack {
  /** Where this console is served. */
  url: string;
  /** Changes the replies of a path until the test ends. */
  alter(path: string, alteration: Alteration): void;
}

interface Served extends AlteredStack {
  restore(): void;
}

/** The stack's test with a second console, in front of replies that a test changes. */
export const test = base.extend<{ altered: AlteredStack }, { alteredServers: Served }>({
  alteredServers: [
    async ({ stack }, provide) => {
      const api = await startAlteredApi(stack.sandbox.url);
      const gateway = await startTestGateway(api.url, { LOG_LEVEL: "silent" });
      await provide({
        url: gateway.url,
        alter: (path, alteration) => api.alter(path, alteration),
        restore: () => api.restore(),
      });
      await gateway.stop();
      await api.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  altered: async ({ alteredServers }, provide) => {
    await provide(alteredServers);
    alteredServers.restore();
  },
});

export { expect } from "@playwright/test";
