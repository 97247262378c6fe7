import type { Stack } from "./stack.ts";

/** The API host, asked beside the console by the sandbox's operator. */
export interface SandboxApi {
  /** @throws Error when the call fails */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** Logs in at the API host itself, past the gateway. */
export async function sandboxApi(stack: Stack): Promise<SandboxApi> {
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const response = await fetch(`${stack.sandbox.url}/api${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined
          ? {}
          : {
              "content-type":
                method === "PATCH" ? "application/merge-patch+json" : "application/json",
            }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.status === 204 ? null : ((await response.json()) as unknown);
  };
  const login = { username: "operator", password: "operator" };
  const { token } = (await send("POST", "/login", login)) as { token: string };
  return { call: (method, path, body) => send(method, path, body, token) };
}

/** An article as the API host has it. */
export interface StoredArticle {
  hasGeneratedArticle: boolean;
  content: { title: string; sections: { title: string; body: string }[] } | null;
}

/** What the API host has of an article, asked for beside the console. */
export async function storedArticle(stack: Stack, id: number): Promise<StoredArticle> {
  const api = await sandboxApi(stack);
  return (await api.call("GET", `/articles/${id}`)) as StoredArticle;
}
