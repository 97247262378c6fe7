import type { OpenAPI3, SchemaObject } from "openapi-typescript";
import { expect, test } from "vitest";
import { simplifyForGraph } from "./simplify.ts";

function contractWith(schema: object, operation: object = {}): OpenAPI3 {
  return {
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: { "/things": { get: { operationId: "things", summary: "List", ...operation } } },
    components: { schemas: { Thing: schema as SchemaObject } },
  };
}

function simplified(schema: object): unknown {
  return simplifyForGraph(contractWith(schema, { responses: {} })).components?.schemas?.Thing;
}

test("a property that may be null is not required, and keeps its description", () => {
  const schema = {
    type: "object",
    required: ["id", "name"],
    properties: {
      id: { type: "integer", minimum: 1 },
      name: { description: "Its name.", anyOf: [{ type: "string" }, { type: "null" }] },
    },
  };
  expect(simplified(schema)).toEqual({
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "integer" },
      name: { type: "string", description: "Its name." },
    },
  });
});

test("constraints go, but not properties that are called like one", () => {
  const schema = {
    type: "object",
    properties: { example: { type: "string", maxLength: 5 }, pattern: { type: "string" } },
  };
  expect(simplified(schema)).toEqual({
    type: "object",
    properties: { example: { type: "string" }, pattern: { type: "string" } },
  });
});

test("a nullable schema with two other branches is not understood", () => {
  const anyOf = [{ type: "string" }, { type: "integer" }, { type: "null" }];
  expect(() => simplified({ anyOf })).toThrow("one other branch");
});

test("only successes stay, files become BinaryFile, and the contract itself does not change", () => {
  const contract = contractWith(
    { type: "object" },
    {
      description: "All of them.",
      responses: {
        "200": {
          description: "A picture.",
          content: { "image/png": { schema: { type: "string", format: "binary" } } },
        },
        "404": { description: "None." },
      },
    },
  );
  const before = structuredClone(contract);
  const graph = simplifyForGraph(contract);
  expect(contract).toEqual(before);
  expect(graph.paths?.["/things"]).toEqual({
    get: {
      operationId: "things",
      summary: "List",
      description: "List.\n\nAll of them.",
      responses: {
        "200": {
          description: "A picture.",
          content: { "image/png": { schema: { $ref: "#/components/schemas/BinaryFile" } } },
        },
      },
    },
  });
  expect(Object.keys(graph.components?.schemas ?? {})).toEqual(["Thing", "BinaryFile"]);
});
