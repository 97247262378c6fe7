import type { FastifyRequest } from "fastify";
import { AuthFailure } from "./failure.ts";

/**
 * Lets only requests with a valid access token pass.
 * @throws AuthFailure in the words of the API host
 */
export async function requireAccessToken(request: FastifyRequest): Promise<void> {
  try {
    await request.jwtVerify();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "FST_JWT_NO_AUTHORIZATION_IN_HEADER") throw new AuthFailure("JWT Token not found");
    if (code === "FST_JWT_AUTHORIZATION_TOKEN_EXPIRED") throw new AuthFailure("Expired JWT Token");
    throw new AuthFailure("Invalid JWT Token");
  }
}
