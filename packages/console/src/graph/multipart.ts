/** The fields of a request by the GraphQL multipart request specification. */
export interface MultipartParts {
  /** Variables in which every file is replaced by null. */
  variables: unknown;
  /** The files by their place, e.g. `variables.input.logo`. */
  files: Map<string, Blob>;
}

/** Takes the files out of an operation's variables, at any depth. */
export function extractFiles(variables: unknown): MultipartParts {
  const files = new Map<string, Blob>();
  const walk = (value: unknown, path: string): unknown => {
    if (value instanceof Blob) {
      files.set(path, value);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${path}.${index}`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, walk(item, `${path}.${key}`)]),
    );
  };
  return { variables: walk(variables, "variables"), files };
}

/**
 * Builds the body of an upload: operations, map, then the files, in this order.
 * @param operations the request without its files
 */
export function multipartBody(operations: object, files: Map<string, Blob>): FormData {
  const form = new FormData();
  const entries = [...files];
  form.set("operations", JSON.stringify(operations));
  form.set("map", JSON.stringify(Object.fromEntries(entries.map(([path], i) => [i, [path]]))));
  for (const [index, [, file]] of entries.entries()) form.set(String(index), file);
  return form;
}
