import type { DropItem } from "react-aria-components";
import { expect, test } from "vitest";
import { droppedFile } from "./dropped-file.ts";

const csv = new File(["id"], "feed.csv");
const file = { kind: "file", type: "text/csv", name: csv.name, getFile: async () => csv };
const text = { kind: "text", types: new Set(["text/plain"]), getText: async () => "id" };
const drop = (...items: unknown[]) => droppedFile(items as DropItem[]);

test("a dropped file is taken", async () => {
  expect(await drop(file)).toBe(csv);
});

test("several files, a text or a folder are refused with what to do", async () => {
  expect(await drop(file, file)).toBe("Drop one file at a time.");
  expect(await drop(text)).toBe("That is not a file. Choose one instead.");
  expect(await drop({ kind: "directory", name: "feeds" })).toContain("not a file");
});

test("an empty drop is no error", async () => {
  expect(await drop()).toBeUndefined();
});
