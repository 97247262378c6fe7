import { expect, test } from "vitest";
import { contractCalls } from "../../test/support/contract-calls.ts";
import { timeoutOf } from "./timeouts.ts";

test("calls of bots have minutes, whole articles and feeds a quarter of an hour", () => {
  const given = Object.groupBy(contractCalls, ({ id }) => String(timeoutOf(id) / 1_000));
  expect(Object.keys(given).toSorted()).toEqual(["15", "300", "900"]);
  expect(given["900"]?.map(({ id }) => id).toSorted()).toEqual([
    "generateArticle",
    "importFeed",
    "uploadFeedFile",
  ]);
  const waiting = contractCalls.filter(({ source }) => "502" in (source.responses ?? {}));
  expect(waiting.filter(({ id }) => timeoutOf(id) < 300_000)).toEqual([]);
});
