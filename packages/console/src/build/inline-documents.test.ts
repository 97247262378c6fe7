import { expect, test } from "vitest";
import { inline, readHashes } from "./inline-documents.ts";

const hashes = readHashes(
  JSON.stringify({
    "sha256:1": "query Sites { sites { totalItems } }",
    "sha256:2": "fragment F on Site { id } mutation Publish { publishSite(id: 1) { ...F } }",
  }),
);

test("a document becomes its hash, and the map of all documents is not imported", () => {
  const code = [
    'import { graphql } from "../graph/generated/gql.ts";',
    "export const sites = graphql(`",
    "  query Sites { sites { totalItems } }",
    "`);",
    "export const publish = use(graphql(`mutation Publish { publishSite(id: 1) { ...F } }`));",
  ].join("\n");
  expect(inline(code, hashes).split("\n")).toEqual([
    "",
    'export const sites = ({"__meta__":{"operation":"Sites","hash":"sha256:1"}})',
    "",
    ";",
    'export const publish = use(({"__meta__":{"operation":"Publish","hash":"sha256:2"}}));',
  ]);
});

test("a fragment alone leaves nothing to send", () => {
  expect(inline("graphql(`fragment F on Site { id }`);", hashes)).toBe("({});");
});

test("an operation that has not been generated stops the build", () => {
  expect(() => inline("graphql(`query New { sites { totalItems } }`)", hashes)).toThrow(
    "The operation New has not been generated: run `pnpm codegen`.",
  );
});
