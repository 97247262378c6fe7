/**
 * JSON Pointers (RFC 6901) name nodes: "" is the root, "/messages/0" the first message. What is not
 * a value of its own, a range of an array or a piece of a text, gets the pointer of its value and a
 * suffix that begins with "~[" or "~'"; in a pointer "~" is always followed by "0" or "1".
 */
export function childPointer(parent: string, key: string | number): string {
  if (typeof key === "number" || !/[~/]/.test(key)) return `${parent}/${key}`;
  return `${parent}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The name of a range of an array, `to` not included. */
export function rangeId(pointer: string, from: number, to: number): string {
  return `${pointer}~[${from}-${to}]`;
}

/** The name of the piece of a text that begins at `from`. */
export function textId(pointer: string, from: number): string {
  return `${pointer}~'${from}`;
}

/** The pointer of the value that a name belongs to. */
export function pointerOf(id: string): string {
  return id.replace(/~['[].*$/s, "");
}

/** The keys on the way to a node, from the root. */
export function segments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A step of a path as JavaScript writes it: `.title`, `["a b"]` or `[3]`. */
export function pathStep(key: string | number): string {
  if (typeof key === "number") return `[${key}]`;
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key)
    ? `.${key}`
    : `[${JSON.stringify(key)}]`;
}

/** The path of a node for people: `$.messages[0].content`. */
export function pathText(json: unknown, pointer: string): string {
  let path = "$";
  let value = json;
  for (const key of segments(pointer)) {
    path += pathStep(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown>)[key];
  }
  return path;
}
