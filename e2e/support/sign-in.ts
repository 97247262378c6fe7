import type { Page } from "@playwright/test";
import type { Stack } from "./stack.ts";

const storageKey = "auth_state";

/** What the console keeps of a new session of the operator. */
async function authState({ sandbox }: Pick<Stack, "sandbox">): Promise<string> {
  const response = await fetch(`${sandbox.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "operator", password: "operator" }),
  });
  const { token, refresh_token } = (await response.json()) as Record<string, string>;
  return JSON.stringify({ accessToken: token, refreshToken: refresh_token });
}

/** A browser's storage in which the operator is signed in at the stack's console. */
export async function operatorState(stack: Pick<Stack, "sandbox" | "url">) {
  const localStorage = [{ name: storageKey, value: await authState(stack) }];
  return { cookies: [], origins: [{ origin: stack.url, localStorage }] };
}

/** Signs in without the login page: every page that is opened from here on holds the tokens. */
export async function signIn(page: Page, stack: Pick<Stack, "sandbox">): Promise<void> {
  const state = await authState(stack);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKey,
    state,
  ] as const);
}
