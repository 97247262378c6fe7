import type { GraphQLFieldResolver } from "graphql";
import { resolveWrittenByBot } from "./written-by-bot.ts";

type Resolver = GraphQLFieldResolver<{ request?: unknown; id?: unknown }, unknown>;

/** Resolvers of the derived fields in graph/relations.graphql, by type and field. */
export const derivedResolvers: Record<string, Record<string, Resolver>> = {
  Article: { writtenByBot: resolveWrittenByBot },
  Debug: {
    model: ({ request }) => {
      const model = propertyOf(request, "model");
      return typeof model === "string" ? model : null;
    },
    temperature: ({ request }) => {
      const temperature = propertyOf(request, "temperature");
      return typeof temperature === "number" ? temperature : null;
    },
  },
};

/** A request may be any JSON, an array or a text too. */
function propertyOf(value: unknown, name: string): unknown {
  const isMap = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isMap ? (value as Record<string, unknown>)[name] : undefined;
}
