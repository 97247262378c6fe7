import { Response } from "@whatwg-node/fetch";
import { badReply, errorOfReply } from "../errors/upstream-errors.ts";
import type { Call } from "./calls.ts";

/** A reply of the API host, read to its end. */
export interface Reply {
  status: number;
  contentType: string;
  body: Buffer;
}

/**
 * What Mesh reads: the JSON of a 2xx reply, or of a file its type, size and bytes in base64.
 * @throws GraphQLError when the reply is a failure or not what the contract says
 */
export function responseOf(call: Call, reply: Reply): Response {
  const { status } = reply;
  if (status < 200 || status > 299) throw errorOfReply(status, reply.body.toString());
  const body = call.binary ? encoded(call, reply) : reply.body.toString();
  // Every reply with content is an object; Mesh would take anything.
  if (call.replyType && !/^\s*\{/.test(body)) throw badReply(call.id);
  return new Response(call.replyType ? body : null, {
    status: call.replyType ? 200 : 204,
    headers: { "content-type": "application/json" },
  });
}

function encoded(call: Call, { contentType, body }: Reply): string {
  if (body.length === 0 || contentType.includes("json")) throw badReply(call.id);
  return JSON.stringify({ contentType, base64: body.toString("base64"), size: body.length });
}
