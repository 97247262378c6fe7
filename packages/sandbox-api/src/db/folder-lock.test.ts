import { expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

test("a folder is locked once, and free again after its release", async () => {
  const folder = `/data/${crypto.randomUUID()}`;
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`another sandbox uses ${folder}`);
  await lock.release();
  const second = await lockFolder(folder);
  await second.release();
});
