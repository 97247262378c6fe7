import type { MultipartFile } from "@fastify/multipart";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireAccessToken } from "../auth/require-token.ts";
import { ProblemError } from "../http/problem.ts";
import { applyFault, type Faults } from "../sandbox/faults.ts";
import type { RecordedRequest, Recorder } from "../sandbox/recorder.ts";
import type { Services } from "../services.ts";
import { contractDocument } from "./document.ts";
import type { Call, Handlers, OperationId, UploadLimits } from "./handler.ts";
import { operationsOf, type Operation } from "./operations.ts";
import { createRequestReader, type RequestParts } from "./request.ts";
import { createReplyChecker } from "./reply.ts";
import { createValidator } from "./validator.ts";

/** What the routes need besides their handlers. */
export interface BindOptions {
  services: Services;
  faults: Faults;
  recorder: Recorder;
  /** Replies that break the contract become errors that say so; for tests. */
  validateResponses: boolean;
  /** Overrides the address that is taken from the request. */
  publicUrl: string | undefined;
  /** Configuration of single routes, for plugins. */
  routeConfigs: Partial<Record<OperationId, FastifyContextConfig>>;
}

/** A handler seen from here: what the contract promises about its input is checked, not typed. */
type UntypedHandler = (
  call: Omit<Call<OperationId>, keyof RequestParts> & RequestParts,
) => Promise<unknown>;

/**
 * Registers a route for every call of the contract.
 * @param api an instance with the API's prefix
 * @throws Error naming the calls without a handler, or the handlers without a call
 */
export function bindContract(api: FastifyInstance, handlers: Handlers, options: BindOptions): void {
  const operations = operationsOf(contractDocument);
  assertComplete(operations, handlers);
  const validator = createValidator(contractDocument);
  const checkReply = createReplyChecker(validator, options.validateResponses);
  for (const operation of operations) {
    const handler = handlers[operation.id as OperationId] as unknown as UntypedHandler;
    const read = createRequestReader(operation, validator);
    api.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: options.routeConfigs[operation.id as OperationId],
      onRequest: operation.secured ? requireAccessToken : [],
      preHandler: async (request, reply) => {
        recorded.set(request, record(options.recorder, operation, request));
        const fault = options.faults.take(operation.id);
        if (fault && (await applyFault(fault, request, reply))) return reply;
      },
      handler: async (request, reply) => {
        try {
          const body = await handler({
            ...options.services,
            ...read(request),
            files: (limits) => filesOf(request, limits, (part) => recordPart(request, part)),
            baseUrl: options.publicUrl ?? `${request.protocol}://${request.host}`,
            signal: signalOf(reply),
          });
          checkReply(operation, operation.successStatus, body);
          return send(reply, operation, body);
        } catch (error) {
          if (error instanceof ProblemError) {
            checkReply(operation, error.problem.status, error.problem);
          }
          throw error;
        }
      },
    });
  }
  refuseOtherMethods(api, operations);
}

function assertComplete(operations: Operation[], handlers: Handlers): void {
  const known = new Set(operations.map(({ id }) => id));
  const missing = [...known].filter((id) => !Object.hasOwn(handlers, id));
  const unknown = Object.keys(handlers).filter((id) => !known.has(id));
  if (missing.length > 0) throw new Error(`Calls without a handler: ${missing.join(", ")}.`);
  if (unknown.length > 0) throw new Error(`Handlers without a call: ${unknown.join(", ")}.`);
}

function send(reply: FastifyReply, operation: Operation, body: unknown): FastifyReply {
  const contentType = operation.responses.get(operation.successStatus)?.contentType;
  reply.code(operation.successStatus);
  if (contentType === undefined) return reply.send();
  if (body instanceof Uint8Array) return reply.type(contentType).send(body);
  return reply.type(`${contentType}; charset=utf-8`).serializer(JSON.stringify).send(body);
}

/** Requests under way: the parts of an upload arrive after the rest of it was recorded. */
const recorded = new WeakMap<FastifyRequest, RecordedRequest>();

function record(
  recorder: Recorder,
  operation: Operation,
  request: FastifyRequest,
): RecordedRequest {
  const [path = "", query = ""] = request.url.split("?", 2);
  const entry = {
    operationId: operation.id,
    method: request.method,
    path,
    query,
    headers: request.headers,
    body: request.body,
  };
  recorder.add(entry);
  return entry;
}

function recordPart(request: FastifyRequest, { fieldname, filename }: MultipartFile): void {
  const entry = recorded.get(request);
  if (!entry) return;
  const parts: unknown[] = Array.isArray(entry.body) ? entry.body : [];
  entry.body = [...parts, { field: fieldname, file: filename }];
}

async function* filesOf(
  request: FastifyRequest,
  limits: UploadLimits,
  note: (part: MultipartFile) => void,
) {
  for await (const part of request.parts({ limits })) {
    if (part.type !== "file") continue;
    note(part);
    yield part;
  }
}

/** Aborts when the connection closes before the reply is out. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function refuseOtherMethods(api: FastifyInstance, operations: Operation[]): void {
  const allowed = Map.groupBy(operations, ({ path }) => path);
  for (const [path, known] of allowed) {
    const allow = known.map(({ method }) => method);
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (method) => !allow.some((known) => known === method),
    );
    api.route({
      method: others,
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      handler: (request) => {
        throw new ProblemError(
          405,
          `Method ${request.method} is not allowed here. Allowed: ${allow.join(", ")}.`,
          { allow: allow.join(", ") },
        );
      },
    });
  }
}
