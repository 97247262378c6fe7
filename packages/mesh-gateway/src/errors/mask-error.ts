import { GraphQLError } from "graphql";
import { fileLimit, inMegabytes } from "../limits.ts";
import { isPublic, publicError } from "./public-error.ts";

/**
 * Turns whatever went wrong into an error without internals: no URLs, no stacks, no bodies.
 * @param onUnexpected hears of errors that nobody foresaw
 */
export function createMaskError(onUnexpected: (error: unknown) => void) {
  return (error: unknown): GraphQLError => {
    if (!(error instanceof GraphQLError)) {
      onUnexpected(error);
      return unexpected();
    }
    const cause = rootCause(error);
    if (isPublic(cause)) return located(cause, error);
    if (error.path) {
      const foreseen = cause instanceof GraphQLError || isMismatch(cause);
      if (!foreseen) onUnexpected(cause);
      return located(foreseen ? brokenReply() : unexpected(), error);
    }
    if (!(cause instanceof GraphQLError)) {
      onUnexpected(cause);
      return unexpected();
    }
    return refusal(cause);
  };
}

function rootCause(error: GraphQLError): Error {
  const inner = error.originalError;
  if (!inner || isPublic(error)) return error;
  return inner instanceof GraphQLError ? rootCause(inner) : inner;
}

function located({ message, extensions }: GraphQLError, at: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path: at.path, extensions });
}

/** The API host left out a field that the contract requires, or it has another type. */
function brokenReply(): GraphQLError {
  return publicError(
    "BAD_UPSTREAM_RESPONSE",
    "The API host's reply does not have the agreed form.",
    502,
  );
}

/** What the executor says when a value does not have the type of its field. */
function isMismatch({ message }: Error): boolean {
  return /^Cannot return null for non-nullable field | cannot represent |^Expected Iterable/.test(
    message,
  );
}

function unexpected(): GraphQLError {
  return publicError("INTERNAL_SERVER_ERROR", "Something went wrong in the gateway.", 500);
}

/** The request itself was refused before anything ran: its syntax, its document, its size. */
function refusal(error: GraphQLError): GraphQLError {
  const http = error.extensions.http;
  const code = error.extensions.code;
  if (code === "REQUEST_ENTITY_TOO_LARGE") {
    const message = `A file may have ${inMegabytes(fileLimit)} at most.`;
    return publicError("REQUEST_ENTITY_TOO_LARGE", message, 413);
  }
  const status = http?.status ?? 400;
  return new GraphQLError(error.message, {
    extensions: {
      code: typeof code === "string" ? code : status === 403 ? "FORBIDDEN" : "BAD_REQUEST",
      status,
      http: { ...http, status },
    },
  });
}
