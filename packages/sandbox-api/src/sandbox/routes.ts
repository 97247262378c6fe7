import type { FastifyInstance } from "fastify";
import { contractDocument } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { violation, ViolationError, type Violation } from "../http/problem.ts";
import { isJsonObject, type JsonValue } from "../json.ts";
import type { Fault, Faults } from "./faults.ts";
import type { Recorder } from "./recorder.ts";

/** What the routes below `/_sandbox` work on. */
export interface SandboxTools {
  faults: Faults;
  recorder: Recorder;
  /** Puts the seed data back. */
  reseed(): Promise<void>;
}

/** Routes that tests and developers steer the sandbox with. They need no token. */
export function serveSandboxTools(app: FastifyInstance, tools: SandboxTools): void {
  const operationIds = new Set(operationsOf(contractDocument).map(({ id }) => id));

  app.post<{ Body: JsonValue | undefined }>("/_sandbox/faults", async (request, reply) => {
    tools.faults.add(readFault(request.body, operationIds));
    return reply.code(204).send();
  });
  app.delete("/_sandbox/faults", async (_request, reply) => {
    tools.faults.clear();
    return reply.code(204).send();
  });
  app.get("/_sandbox/requests", async () => tools.recorder.requests);
  app.delete("/_sandbox/requests", async (_request, reply) => {
    tools.recorder.clear();
    return reply.code(204).send();
  });
  app.post("/_sandbox/reset", async (_request, reply) => {
    await tools.reseed();
    tools.faults.clear();
    tools.recorder.clear();
    return reply.code(204).send();
  });
}

const numbers = { status: [400, 599], delayMs: [0, 600_000], times: [1, 1_000_000] } as const;
const flags = ["malformed", "reset"] as const;

function readFault(body: JsonValue | undefined, operationIds: Set<string>): Fault {
  if (!isJsonObject(body)) throw violation("", "This value should be of type object.");
  const { operationId } = body;
  const violations: Violation[] = [];
  if (typeof operationId !== "string" || !operationIds.has(operationId)) {
    violations.push({ propertyPath: "operationId", message: "The contract has no such call." });
  }
  for (const [propertyPath, [min, max]] of Object.entries(numbers)) {
    const value = body[propertyPath];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || Number(value) < min || Number(value) > max) {
      violations.push({ propertyPath, message: `This value should be between ${min} and ${max}.` });
    }
  }
  for (const propertyPath of flags) {
    if (body[propertyPath] !== undefined && typeof body[propertyPath] !== "boolean") {
      violations.push({ propertyPath, message: "This value should be of type boolean." });
    }
  }
  if (violations.length > 0) throw new ViolationError(violations);
  return body as unknown as Fault;
}
