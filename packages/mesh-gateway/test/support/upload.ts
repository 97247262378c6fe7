import { persisted, readReply, type GraphReply } from "./gateway.ts";

/**
 * Sends a trusted document with files in `input`, as a GraphQL multipart request.
 * @param files by their name in `input`
 */
export async function upload(
  gatewayUrl: string,
  document: string,
  variables: Record<string, unknown>,
  files: Record<string, File>,
  headers: Record<string, string> = { authorization: "Bearer operator-token" },
): Promise<GraphReply> {
  const names = Object.keys(files);
  const body = new FormData();
  const input = Object.fromEntries(names.map((name) => [name, null]));
  body.set(
    "operations",
    JSON.stringify({ variables: { ...variables, input }, extensions: persisted(document) }),
  );
  const map = names.map((name, index) => [String(index), [`variables.input.${name}`]]);
  body.set("map", JSON.stringify(Object.fromEntries(map)));
  names.forEach((name, index) => body.set(String(index), files[name] as File));
  return readReply(await fetch(`${gatewayUrl}/graphql`, { method: "POST", headers, body }));
}

/** The parts of a multipart body. */
export async function readParts(contentType: string, body: Buffer): Promise<FormData> {
  return new Response(new Uint8Array(body), {
    headers: { "content-type": contentType },
  }).formData();
}
