import { expect } from "@playwright/test";
import type { RecordedRequest, Stack } from "./stack.ts";

/** What the API host received for one operation of the contract, oldest first. */
export async function callsOf(stack: Stack, operationId: string): Promise<RecordedRequest[]> {
  return (await stack.requests()).filter((request) => request.operationId === operationId);
}

/** The newest of them; waits until there is one, as a page may show a change before it is sent. */
export async function lastCall(stack: Stack, operationId: string): Promise<RecordedRequest> {
  const newest = async () => (await callsOf(stack, operationId)).at(-1);
  await expect.poll(newest, `The API host receives a call of ${operationId}.`).not.toBeUndefined();
  return (await newest()) as RecordedRequest;
}

/** Expects the newest call of an operation to become one with these parts. */
export async function expectCall(
  stack: Stack,
  operationId: string,
  parts: Partial<Record<keyof RecordedRequest, unknown>>,
): Promise<void> {
  await expect
    .poll(async () => (await callsOf(stack, operationId)).at(-1), `The newest ${operationId}.`)
    .toMatchObject(parts);
}

/** Expects the newest call of an operation to become a merge patch with exactly this body. */
export async function expectPatch(stack: Stack, operationId: string, body: unknown): Promise<void> {
  await expect
    .poll(async () => {
      const call = (await callsOf(stack, operationId)).at(-1);
      return { method: call?.method, type: call?.headers["content-type"], body: call?.body };
    }, `The newest ${operationId}.`)
    .toEqual({
      method: "PATCH",
      type: expect.stringContaining("application/merge-patch+json"),
      body,
    });
}
