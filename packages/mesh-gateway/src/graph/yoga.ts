import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import { useCSRFPrevention as csrfPrevention } from "@graphql-yoga/plugin-csrf-prevention";
import { usePersistedOperations as persistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import { createFetch } from "@whatwg-node/fetch";
import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from "graphql";
import { createYoga, type Plugin, type YogaServerInstance } from "graphql-yoga";
import { createMaskError } from "../errors/mask-error.ts";
import { fileLimit, jsonLimit } from "../limits.ts";
import type { UpstreamContext } from "../upstream/context.ts";
import type { FindDocument } from "./documents.ts";
import { honestStatus } from "./honest-status.ts";

/** What the graph's HTTP handler is made of. */
export interface GraphOptions {
  schema: GraphQLSchema;
  /** Whether only the console's own operations are answered. */
  trustedOnly: boolean;
  findDocument: FindDocument;
  onUnexpected: (error: unknown) => void;
}

export type GraphServer = YogaServerInstance<UpstreamContext, object>;

const hashesOnly = { code: "PERSISTED_QUERY_NOT_IN_LIST", http: { status: 400 } };

/** Executes GraphQL requests under the gateway's policies. */
export function createGraphServer(options: GraphOptions): GraphServer {
  return createYoga<UpstreamContext>({
    schema: options.schema,
    logging: false,
    cors: false,
    landingPage: false,
    graphiql: !options.trustedOnly,
    maskedErrors: { maskError: createMaskError(options.onUnexpected), errorMessage: "" },
    maxRequestBodySize: fileLimit + jsonLimit,
    fetchAPI: createFetch({
      formDataLimits: { fileSize: fileLimit, files: 3, fields: 4, fieldSize: jsonLimit },
    }),
    plugins: [
      csrfPrevention({ requestHeaders: ["x-graphql-yoga-csrf", "authorization"] }),
      persistedOperations({
        allowArbitraryOperations: !options.trustedOnly,
        getPersistedOperation: options.findDocument,
        customErrors: {
          notFound: {
            message: "This operation is not one of the console's.",
            extensions: hashesOnly,
          },
          keyNotFound: { message: "Name an operation by its hash.", extensions: hashesOnly },
          persistedQueryOnly: {
            message: "Only the console's own operations are answered, named by their hash.",
            extensions: hashesOnly,
          },
        },
      }),
      EnvelopArmorPlugin({
        // A whole wizard step, with its article, site, sections, prompts, ideas and products, has
        // a depth of 7 and a cost of 495; every fragment that it spreads adds a level.
        maxDepth: { n: 16, ignoreIntrospection: true },
        maxAliases: { n: 30 },
        maxTokens: { n: 3_000 },
        maxDirectives: { n: 20 },
        costLimit: { maxCost: 2_500, ignoreIntrospection: true },
      }),
      ...(options.trustedOnly ? [noIntrospection] : []),
      honestStatus,
    ],
  });
}

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
