import { buildASTSchema, extendSchema, parse, printSchema, visit } from "graphql";

/** Types that only the annotations use. */
const internal = new Set(["HTTPMethod", "ObjMap"]);

/**
 * The graph as clients see it: without annotations, with the relations between types.
 * @param annotated SDL with the HTTP calls
 * @param relations SDL that extends its types
 */
export function plainSchemaOf(annotated: string, relations: string): string {
  const graph = buildASTSchema(withoutAnnotations(annotated));
  return printSchema(extendSchema(graph, withoutAnnotations(relations)));
}

function withoutAnnotations(sdl: string) {
  const named = (node: { name: { value: string } }) =>
    internal.has(node.name.value) ? null : undefined;
  return visit(parse(sdl), {
    Directive: (node) => (node.name.value === "specifiedBy" ? undefined : null),
    DirectiveDefinition: () => null,
    SchemaDefinition: () => null,
    ScalarTypeDefinition: named,
    EnumTypeDefinition: named,
  });
}
