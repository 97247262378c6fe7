import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test, vi } from "vitest";
import { applyFault } from "./faults.ts";

const call = (destroyed: boolean) => {
  const request = { raw: { socket: { destroyed } } } as unknown as FastifyRequest;
  const hijack = vi.fn<() => void>();
  return { request, reply: { hijack } as unknown as FastifyReply, hijack };
};

test("after a delay the call goes on", async () => {
  const { request, reply, hijack } = call(false);
  expect(await applyFault({ operationId: "sites", delayMs: 1 }, request, reply)).toBe(false);
  expect(hijack).not.toHaveBeenCalled();
});

test("a call whose caller went away during the delay is dropped", async () => {
  const { request, reply, hijack } = call(true);
  expect(await applyFault({ operationId: "sites", delayMs: 1 }, request, reply)).toBe(true);
  expect(hijack).toHaveBeenCalledOnce();
});
