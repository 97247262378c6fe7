import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Security headers. The policy has no `unsafe-inline`; the page's own nonce, which React Aria reads
 * from a meta element, allows the two style elements that it adds.
 * @param apiUrl images may come from its origin, and from any https address, as feeds name them
 */
export async function addSecurityHeaders(app: FastifyInstance, apiUrl: string): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:", "https:", new URL(apiUrl).origin],
        "connect-src": ["'self'"],
        "font-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    // Images of the API host and of shops are shown, so other origins stay embeddable.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    // Other hosts of the same domain are not the console's to decide about.
    strictTransportSecurity: { includeSubDomains: false },
    xFrameOptions: { action: "deny" },
  });
}
