import type { CodegenConfig } from "@graphql-codegen/cli";
import type { DocumentNode } from "graphql";

const config: CodegenConfig = {
  schema: "../mesh-gateway/generated/schema.graphql",
  documents: ["src/**/*.{ts,tsx}", "!src/graph/generated/**", "!src/**/*.test.{ts,tsx}"],
  importExtension: ".ts",
  generates: {
    "src/graph/generated/": {
      preset: "client",
      presetConfig: {
        fragmentMasking: false,
        skipIndexFile: true,
        persistedDocuments: {
          mode: "replaceDocumentWithHash",
          hashPropertyName: "hash",
          hashAlgorithm: "sha256",
        },
        onExecutableDocumentNode: (document: DocumentNode) => {
          const [operation] = document.definitions.filter(
            (definition) => definition.kind === "OperationDefinition",
          );
          return { operation: operation?.name?.value };
        },
      },
      config: {
        documentMode: "string",
        useTypeImports: true,
        strictScalars: true,
        enumType: "string-literal",
        scalars: {
          DateTime: "string",
          File: "File",
          JSON: "../json.ts#JsonValue",
          Void: { input: "never", output: "string" },
        },
      },
    },
  },
};

export default config;
