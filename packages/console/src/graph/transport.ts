import { GraphQLClient } from "graphql-request";
import { documentMeta, type GraphDocument } from "./document.ts";
import { extractFiles, multipartBody } from "./multipart.ts";
import { readError } from "./read-error.ts";
import type { UploadProgress } from "./xhr-fetch.ts";

/** How one call is sent. */
export interface TransportOptions {
  /** Access token; left out for login and refresh. */
  bearer?: string | null;
  signal?: AbortSignal;
  /** For calls whose variables hold files. */
  onProgress?: UploadProgress;
}

/** Sends one operation. @throws GraphError, or an AbortError when the signal was aborted. */
export type Transport = <TData, TVariables extends object>(
  document: GraphDocument<TData, TVariables>,
  variables: TVariables,
  options?: TransportOptions,
) => Promise<TData>;

/** The gateway refuses requests without it: a form on another site cannot set a header. */
const csrfHeader = { "x-graphql-yoga-csrf": "1" };

/**
 * Sends operations by their hash; the gateway knows the documents.
 * @param url absolute URL of the graph
 * @param fetchFn stands in for the browser's fetch in tests
 */
export function createTransport(url: string, fetchFn: typeof fetch = fetch): Transport {
  return async <TData, TVariables extends object>(
    document: GraphDocument<TData, TVariables>,
    variables: TVariables,
    { bearer, signal, onProgress }: TransportOptions = {},
  ): Promise<TData> => {
    const { operation, hash } = documentMeta(document);
    const parts = extractFiles(variables);
    const body = {
      operationName: operation,
      variables: parts.variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    };
    const client = new GraphQLClient(url, {
      excludeOperationName: true,
      fetch: parts.files.size > 0 && onProgress ? await uploadFetch(onProgress) : fetchFn,
      headers: { ...csrfHeader, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
      requestMiddleware(request) {
        if (parts.files.size === 0) return { ...request, body: JSON.stringify(body) };
        const headers = new Headers(request.headers);
        // The browser adds it with the boundary.
        headers.delete("content-type");
        return { ...request, headers, body: multipartBody(body, parts.files) };
      },
    });
    try {
      return await client.request<TData>({ document: hash, signal });
    } catch (error) {
      throw readError(error, operation);
    }
  };
}

/** Uploads are rare: what they need is loaded with the first. */
async function uploadFetch(onProgress: UploadProgress): Promise<typeof fetch> {
  const { createXhrFetch } = await import("./xhr-fetch.ts");
  return createXhrFetch(onProgress);
}
