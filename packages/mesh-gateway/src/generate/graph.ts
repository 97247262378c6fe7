import { loadNonExecutableGraphQLSchemaFromOpenAPI } from "@omnigraph/openapi";
import { getDocumentNodeFromSchema } from "@graphql-tools/utils";
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from "graphql";
import type { OpenAPI3 } from "openapi-typescript";
import { operationsOf } from "../contract/operations.ts";
import { simplifyForGraph } from "./simplify.ts";

/**
 * The graph as SDL that carries, on every root field, the HTTP call it makes.
 * @param contract the bundled contract
 */
export async function annotatedGraphOf(contract: OpenAPI3): Promise<string> {
  const operations = operationsOf(contract);
  const rootTypes = operations.map((operation) => ({
    fieldName: operation.id,
    type: operation.rootType,
  }));
  const schema = await loadNonExecutableGraphQLSchemaFromOpenAPI("Api", {
    // A document is taken as well as a path, although the type says otherwise.
    source: simplifyForGraph(contract) as unknown as string,
    cwd: process.cwd(),
    // The address is known at run time only.
    endpoint: "{context.apiUrl}",
    selectQueryOrMutationField: rootTypes,
  });
  const withBody = new Set(operations.filter((one) => one.bodyRequired).map((one) => one.id));
  return print(tidy(getDocumentNodeFromSchema(schema), contract, withBody));
}

/** Names, list members, required bodies and descriptions as the contract means them. */
function tidy(document: DocumentNode, contract: OpenAPI3, withBody: Set<string>): DocumentNode {
  const properties = propertyDescriptions(contract);
  return visit(document, {
    Name: (node) => ({ ...node, value: inputName(node.value) }),
    ListType: {
      leave: (node) => (node.type.kind === Kind.NON_NULL_TYPE ? node : listOf(required(node.type))),
    },
    FieldDefinition: {
      leave: (node) =>
        withBody.has(node.name.value)
          ? { ...node, arguments: node.arguments?.map(requiredBody) }
          : node,
    },
    ObjectTypeDefinition: {
      leave: (node) => ({
        ...node,
        fields: node.fields?.map(describer(node.name.value, properties)),
      }),
    },
    InputObjectTypeDefinition: {
      leave: (node) => ({
        ...node,
        fields: node.fields?.map(describer(node.name.value.replace(/Input$/, ""), properties)),
      }),
    },
  });
}

function inputName(name: string): string {
  return name.endsWith("_Input") ? name.replace(/_Input$/, "Input") : name;
}

function required(type: TypeNode): TypeNode {
  return type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type };
}

function listOf(type: TypeNode): TypeNode {
  return { kind: Kind.LIST_TYPE, type };
}

function requiredBody(argument: InputValueDefinitionNode): InputValueDefinitionNode {
  return argument.name.value === "input"
    ? { ...argument, type: required(argument.type) }
    : argument;
}

/** A property that refers to a component keeps its own description. */
function describer(type: string, descriptions: Map<string, string>) {
  return <Field extends FieldDefinitionNode | InputValueDefinitionNode>(field: Field): Field => {
    const value = descriptions.get(`${type}.${field.name.value}`);
    return value ? { ...field, description: { kind: Kind.STRING, value, block: true } } : field;
  };
}

function propertyDescriptions(contract: OpenAPI3): Map<string, string> {
  const found = new Map<string, string>();
  for (const [type, schema] of Object.entries(contract.components?.schemas ?? {})) {
    if (!("properties" in schema)) continue;
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (property.description) found.set(`${type}.${name}`, property.description);
    }
  }
  return found;
}
