import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLOutputType,
} from "graphql";
import { replyFieldsOf } from "./contract-calls.ts";

/**
 * What the graph must answer for a reply of the API host: every field of the type, null where the
 * reply has none, and dates in UTC.
 * @throws Error when the reply holds a field that the graph does not have
 */
export function expectedData(type: GraphQLOutputType, reply: unknown): unknown {
  const nullable = getNullableType(type);
  if (reply === null || reply === undefined) return null;
  if (isListType(nullable)) {
    return (reply as unknown[]).map((item) => expectedData(nullable.ofType, item));
  }
  const named = getNamedType(nullable);
  if (named.name === "DateTime") return new Date(reply as string).toISOString();
  if (!isObjectType(named)) return reply;
  const fields = replyFieldsOf(named);
  const rest = { ...(reply as Record<string, unknown>) };
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    data[field.name] = expectedData(field.type, rest[field.name]);
    delete rest[field.name];
  }
  const lost = Object.keys(rest);
  if (lost.length > 0) throw new Error(`${named.name} of the graph lacks ${lost.join(", ")}.`);
  return data;
}
