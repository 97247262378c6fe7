import type { components, operations } from "@gift-console/mesh-gateway/api-types.ts";
import type { MultipartFile } from "@fastify/multipart";
import type { Services } from "../services.ts";

/** Names of the contract's calls. */
export type OperationId = keyof operations;

/** A schema of the contract by its name, e.g. `Schema<"Site">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

type Success = 200 | 201 | 202 | 204;

/** Path parameters of a call, converted and checked. */
export type PathOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["path"]>;

/** Query parameters of a call, converted and checked. */
export type QueryOf<Id extends OperationId> = Record<never, never> &
  NonNullable<operations[Id]["parameters"]["query"]>;

/** Body of a call, checked; undefined where it has none or comes as multipart. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? JsonContent<Content>
  : undefined;

type JsonContent<Content> = Content extends { "application/json": infer Body }
  ? Body
  : Content extends { "application/merge-patch+json": infer Body }
    ? Body
    : undefined;

/** What a handler returns: the body of the successful response, bytes, or nothing. */
export type ReplyOf<Id extends OperationId> = ContentOf<
  operations[Id]["responses"][keyof operations[Id]["responses"] & Success]
>;

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : Uint8Array
  : void;

/** Limits of an upload. */
export interface UploadLimits {
  /** Bytes of one file. */
  fileSize: number;
  files: number;
}

/** One call of the API, as its handler sees it. */
export interface Call<Id extends OperationId> extends Services {
  params: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  /**
   * Files of a multipart body, one after the other, each a stream that must be read.
   * A file that exceeds the limit is cut off and has `file.truncated` set.
   */
  files: (limits: UploadLimits) => AsyncIterable<MultipartFile>;
  /** Address under which the caller reaches this server, without a trailing slash. */
  baseUrl: string;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
}

/** Answers one call. Throws a ProblemError where the answer is an error. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ReplyOf<Id>>;

/** A handler for every call of the contract. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
