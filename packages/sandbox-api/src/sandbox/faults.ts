import type { FastifyReply, FastifyRequest } from "fastify";
import { setTimeout as delay } from "node:timers/promises";
import { AuthFailure } from "../auth/failure.ts";
import { ProblemError } from "../http/problem.ts";

/** What goes wrong with a call on purpose. */
export interface Fault {
  operationId: string;
  /** Answers with this error. */
  status?: number;
  /** Waits before it goes on, in milliseconds. */
  delayMs?: number;
  /** Answers with JSON that breaks off. */
  malformed?: boolean;
  /** Drops the connection. */
  reset?: boolean;
  /** For how many calls; left out, until the faults are cleared. */
  times?: number;
}

/** The faults that are set; several for one call are used up one after the other. */
export class Faults {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  clear(): void {
    this.#faults = [];
  }

  /** The fault for the next call of an operation; counts it. */
  take(operationId: string): Fault | undefined {
    const fault = this.#faults.find((candidate) => candidate.operationId === operationId);
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    }
    return fault;
  }
}

/**
 * Lets the fault happen to a request.
 * @returns true when there is nothing left to do: it is answered, or its caller has gone
 * @throws the error that the fault names
 */
export async function applyFault(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault.delayMs) await delay(fault.delayMs);
  // Whoever asked may have gone meanwhile: what they wanted must not happen in another's time.
  if (request.raw.socket.destroyed) {
    reply.hijack();
    return true;
  }
  if (fault.reset) {
    reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  if (fault.malformed) {
    await reply.code(200).type("application/json; charset=utf-8").send('{"member": [{"id": 1, ');
    return true;
  }
  if (fault.status === 401) throw new AuthFailure("Expired JWT Token");
  if (fault.status) throw new ProblemError(fault.status, "This error was asked for.");
  return false;
}
