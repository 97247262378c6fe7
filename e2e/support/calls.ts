import { expect } from "@playwright/test";
import type { RecordedRequest, Stack } from "./stack.ts";

/** What the API host received for one operation of the contract, oldest first. */
export async function callsOf(stack: Stack, operationId: string): Promise<RecordedRequest[]> {
  return (await stack.requests()).filter((request) => request.operationId === operationId);
}

/** The newest of them. @throws when there is none */
export async function lastCall(stack: Stack, operationId: string): Promise<RecordedRequest> {
  const call = (await callsOf(stack, operationId)).at(-1);
  if (!call) throw new Error(`The API host received no ${operationId}.`);
  return call;
}

/** Expects the newest call of an operation to be a merge patch with exactly this body. */
export async function expectPatch(stack: Stack, operationId: string, body: unknown): Promise<void> {
  const call = await lastCall(stack, operationId);
  expect(call).toMatchObject({ method: "PATCH", body });
  expect(call.body).toEqual(body);
  expect(call.headers["content-type"]).toContain("application/merge-patch+json");
}
