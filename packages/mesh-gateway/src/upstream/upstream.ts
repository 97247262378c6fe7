import { fetch as whatwgFetch } from "@whatwg-node/fetch";
import type { GraphQLError, GraphQLResolveInfo } from "graphql";
import { publicError } from "../errors/public-error.ts";
import { timedOut, unreachable } from "../errors/upstream-errors.ts";
import { inMegabytes } from "../limits.ts";
import type { Call } from "./calls.ts";
import type { UpstreamContext } from "./context.ts";
import { Deadline } from "./deadline.ts";
import { isOfContract } from "./path-check.ts";
import { responseOf, type Reply } from "./reply.ts";

/** Hears of calls that failed on the API host's side. */
export type UpstreamLog = (entry: {
  requestId: string;
  operation: string;
  status: number | "unreachable" | "timeout";
  ms: number;
}) => void;

/** The `fetch` that Mesh makes its calls with. */
export type UpstreamFetch = (
  url: string,
  init: RequestInit,
  context: UpstreamContext,
  info: Pick<GraphQLResolveInfo, "fieldName">,
) => Promise<Response>;

/**
 * Every call of the API host goes through here: only paths of the contract leave, with the bearer
 * where the call takes one; it ends after its time or with the client; equal GETs of one GraphQL
 * request are made once; failures become public errors.
 * @param calls the contract's calls by the graph's field
 */
export function createUpstream(calls: ReadonlyMap<string, Call>, log: UpstreamLog): UpstreamFetch {
  return async (url, init, context, info) => {
    const call = calls.get(info.fieldName);
    if (!call) throw new Error(`${info.fieldName} is not a call of the contract.`);
    if (!isOfContract(call, url.slice(context.apiUrl.length))) throw badArgument(call);
    checkFiles(call, init.body);
    if (!call.shareable) return responseOf(call, await send(call, url, init, context, log));
    let reply = context.replies.get(url);
    if (!reply) {
      reply = send(call, url, init, context, log);
      context.replies.set(url, reply);
    }
    return responseOf(call, await reply);
  };
}

function badArgument(call: Call): GraphQLError {
  const message = `An argument of ${call.id} has a form that the API does not take.`;
  return publicError("BAD_REQUEST", message, 400);
}

function checkFiles(call: Call, body: unknown): void {
  if (call.bodyType !== "multipart/form-data") return;
  for (const [name, value] of body as Iterable<[string, string | Blob]>) {
    if (typeof value === "string" || value.size <= call.fileLimit) continue;
    const message = `${name}: The file is larger than ${inMegabytes(call.fileLimit)}.`;
    throw publicError("REQUEST_ENTITY_TOO_LARGE", message, 413);
  }
}

async function send(
  call: Call,
  url: string,
  init: RequestInit,
  context: UpstreamContext,
  log: UpstreamLog,
): Promise<Reply> {
  const started = performance.now();
  const report = (status: Parameters<UpstreamLog>[0]["status"]) => {
    const ms = Math.round(performance.now() - started);
    log({ requestId: context.requestId, operation: call.id, status, ms });
  };
  const deadline = new Deadline(call.timeoutMs, context.signal);
  try {
    const response = await whatwgFetch(url, {
      ...init,
      body: isBarePatch(call) ? "{}" : init.body,
      headers: { ...(init.headers as Record<string, string>), ...headersFor(call, context) },
      signal: deadline.signal,
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status >= 500) report(response.status);
    const contentType = response.headers.get("content-type") ?? "";
    return { status: response.status, contentType, body };
  } catch {
    // Nobody waits for this answer any more.
    if (context.signal.aborted) throw unreachable();
    report(deadline.passed ? "timeout" : "unreachable");
    throw deadline.passed ? timedOut(call.timeoutMs) : unreachable();
  } finally {
    deadline.clear();
  }
}

/** Every PATCH is a merge patch; one without a body of its own changes no property. */
function isBarePatch(call: Call): boolean {
  return call.method === "PATCH" && !call.bodyType;
}

function headersFor(call: Call, context: UpstreamContext): Record<string, string> {
  return {
    "x-request-id": context.requestId,
    "x-forwarded-for": context.clientAddress,
    ...(isBarePatch(call) ? { "content-type": "application/merge-patch+json" } : {}),
    ...(call.authenticated && context.authorization
      ? { authorization: context.authorization }
      : {}),
  };
}
