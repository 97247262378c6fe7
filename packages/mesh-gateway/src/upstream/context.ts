import type { Reply } from "./reply.ts";

/** What one GraphQL request brings along for its calls of the API host. */
export interface UpstreamContext {
  /** Read by the graph's annotations, see `endpoint` in .meshrc.yaml. */
  apiUrl: string;
  /** Names the request in the logs of both hosts. */
  requestId: string;
  /** Address of the client, which the API host cannot see by itself. */
  clientAddress: string;
  /** `Authorization` header as it came. */
  authorization: string | undefined;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Replies of this request by URL, so that the same GET is made once. */
  replies: Map<string, Promise<Reply>>;
}
