import { Ajv2020, type JSONSchemaType } from "ajv/dist/2020.js";
import type { JsonObject } from "../json.ts";

/** What a bot's answer looks like. */
export interface AnswerShape<T> {
  schema: JsonObject;
  isValid: (value: unknown) => value is T;
}

const ajv = new Ajv2020({ allErrors: true });

/** The shape of an answer, from its JSON Schema. */
export function answerShape<T>(schema: JSONSchemaType<T>): AnswerShape<T> {
  return { schema, isValid: ajv.compile<T>(schema) };
}

/** A model's answer that cannot be used; the message says why. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
}

/**
 * Reads a model's answer: JSON, possibly in a code fence, as models like to write it.
 * @throws AnswerError when it is no JSON or has another shape
 */
export function readAnswer<T>(text: string, shape: AnswerShape<T>): T {
  const bare = text.trim().replace(/^```(?:json)?\s*([^]*?)\s*```$/, "$1");
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    throw new AnswerError("The model's answer is not JSON.");
  }
  if (shape.isValid(value)) return value;
  throw new AnswerError("The model's answer does not have the fields that were asked for.");
}
