import type { Page } from "@playwright/test";
import type { Stack } from "./stack.ts";

/**
 * Calls the API host directly, as the operator who is logged in on the page: what somebody else
 * does at the same time.
 * @throws Error when the call is refused
 */
export async function callApi(
  page: Page,
  stack: Stack,
  call: { method: "POST" | "PATCH" | "DELETE"; path: string; data?: unknown },
): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem("auth_state") ?? "{}");
  const { accessToken } = JSON.parse(stored) as { accessToken: string };
  const type = call.method === "PATCH" ? "application/merge-patch+json" : "application/json";
  const reply = await page.request.fetch(`${stack.sandbox.url}/api${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": type },
    ...(call.data === undefined ? {} : { data: JSON.stringify(call.data) }),
  });
  if (!reply.ok()) throw new Error(`${call.method} ${call.path}: ${reply.status()}`);
}
