import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ContractDocument, ParameterNode, SchemaPointer } from "./document.ts";

/** Checks a value; parameters are converted in place. @returns what is wrong, or nothing */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** Compiles the contract's schemas, each on its first use. */
export interface Validator {
  /** For bodies of requests and responses. */
  schema(pointer: SchemaPointer): Validate;
  /** For path or query parameters, given as an object of strings by name. */
  parameters(parameters: ParameterNode[]): Validate;
}

/** A validator for the schemas of one contract. */
export function createValidator(document: ContractDocument): Validator {
  const options = { allErrors: true, strict: false, validateSchema: false, verbose: false };
  const bodies = new Ajv2020(options);
  const strings = new Ajv2020({ ...options, coerceTypes: true });
  for (const ajv of [bodies, strings]) {
    addFormats.default(ajv);
    ajv.addFormat("binary", true);
    ajv.addSchema({ ...document, $id: "contract" });
  }
  return {
    schema: (pointer) => lazily(bodies, { $ref: `contract#${encodeURI(pointer)}` }),
    parameters: (parameters) => lazily(strings, parametersSchema(parameters)),
  };
}

function parametersSchema(parameters: ParameterNode[]): object {
  return {
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, absolute(schema)])),
  };
}

/** References of the contract start at its root, not at the schema that is made here. */
function absolute(schema: ParameterNode["schema"]): object {
  return schema.$ref ? { $ref: `contract${schema.$ref}` } : schema;
}

function lazily(ajv: Ajv2020, schema: object): Validate {
  let validate: ReturnType<Ajv2020["compile"]> | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    return validate(value) === true ? [] : (validate.errors ?? []);
  };
}
