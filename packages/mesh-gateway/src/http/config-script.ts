import type { FastifyInstance } from "fastify";
import type { ConsoleConfig } from "../config/config.ts";

/** `/config.js`: what one build of the console needs to know about where it runs. */
export function addConfigScript(app: FastifyInstance, config: ConsoleConfig): void {
  const script = configScript(config);
  app.get("/config.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "no-store").send(script),
  );
}

/** JSON is JavaScript; what HTML could take for markup is escaped all the same. */
function configScript(config: ConsoleConfig): string {
  const json = JSON.stringify(config).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `window.__CONFIG__ = ${json};\n`;
}
