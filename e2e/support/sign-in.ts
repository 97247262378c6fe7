import type { Page } from "@playwright/test";
import type { Stack } from "./stack.ts";

/** Signs in without the login page: every page that is opened from here on holds the tokens. */
export async function signIn(page: Page, { sandbox }: Pick<Stack, "sandbox">): Promise<void> {
  const response = await fetch(`${sandbox.url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "operator", password: "operator" }),
  });
  const { token, refresh_token } = (await response.json()) as Record<string, string>;
  const state = JSON.stringify({ accessToken: token, refreshToken: refresh_token });
  await page.addInitScript((value) => localStorage.setItem("auth_state", value), state);
}
