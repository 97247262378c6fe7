import type { Auth } from "../auth/auth.ts";
import type { GraphDocument } from "./document.ts";
import { GraphError } from "./graph-error.ts";
import type { Transport, TransportOptions } from "./transport.ts";

/** How one call of a signed-in operator is sent. */
export type RequestOptions = Omit<TransportOptions, "bearer">;

/** Calls the graph as the signed-in operator. */
export interface GraphClient {
  /**
   * Sends one operation with the bearer token. A refused token is renewed once and the call sent
   * once more; when that fails the operator is signed out.
   * @throws GraphError, or an AbortError when the signal was aborted
   */
  request<TData, TVariables extends object>(
    document: GraphDocument<TData, TVariables>,
    variables: TVariables,
    options?: RequestOptions,
  ): Promise<TData>;
}

/** What the client needs of Auth. */
export type ClientAuth = Pick<Auth, "accessToken" | "refresh" | "logout">;

/** Builds the client that every screen uses. */
export function createGraphClient(transport: Transport, auth: ClientAuth): GraphClient {
  return {
    async request(document, variables, options = {}) {
      const send = (bearer: string | null) =>
        transport(document, variables, { ...options, bearer });
      const sent = auth.accessToken();
      try {
        return await send(sent);
      } catch (error) {
        if (!isRefused(error)) throw error;
        const renewed = await auth.refresh(sent).catch((reason: unknown) => {
          auth.logout();
          throw sessionEnded(error, reason);
        });
        options.signal?.throwIfAborted();
        return send(renewed).catch((again: unknown) => {
          if (isRefused(again)) auth.logout();
          throw again;
        });
      }
    },
  };
}

function isRefused(error: unknown): error is GraphError {
  return error instanceof GraphError && error.code === "UNAUTHENTICATED";
}

function sessionEnded(refused: GraphError, cause: unknown): GraphError {
  const { code, status, requestId, operation } = refused;
  return new GraphError(refused.message, { code, status, requestId, operation, cause });
}
