import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/test-app.ts";
import type { Schema } from "../../contract/handler.ts";

const sandbox = await startTestApp();
beforeEach(() => sandbox.reset());

describe("sites", () => {
  test("a site is created, changed and deleted", async () => {
    const created = await sandbox.ok<Schema<"Site">>("POST", "/sites", { name: "New" });
    expect(created).toMatchObject({ name: "New", status: "draft" });
  });
});
