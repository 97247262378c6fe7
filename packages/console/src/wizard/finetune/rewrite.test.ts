import { expect, test } from "vitest";
import { writtenByBot } from "./provenance.ts";
import { rewrite } from "./rewrite.ts";
import { texts } from "./testing.ts";
import { setText } from "./texts.ts";

const original = texts();
const mine = setText(original, "introduction", "<p>My own words.</p>");
const fresh = texts({ title: "Anew", introduction: "<p>A bot's words.</p>" });
const known = writtenByBot(original);
const expected = { ...fresh, introduction: "<p>My own words.</p>" };
const proposals = [{ name: "introduction", proposed: "<p>A bot's words.</p>" }];
const offline = async () => Promise.reject(new Error("offline"));

test("what the bot wrote is taken, but for what a human wrote", async () => {
  const done = await rewrite({ mine, known, write: async () => fresh, reread: offline });
  expect(done).toEqual({ written: fresh, stored: fresh, texts: expected, proposals });
});

test("a call whose reply was lost is found out, and the human's text comes back", async () => {
  const done = await rewrite({ mine, known, write: async () => null, reread: async () => fresh });
  expect(done).toEqual({ written: null, stored: fresh, texts: expected, proposals });
});

test("a call that did nothing changes nothing, also where the server cannot be asked", async () => {
  for (const reread of [async () => mine, offline]) {
    const done = await rewrite({ mine, known, write: async () => null, reread });
    expect(done).toEqual({ written: null, stored: mine, texts: mine, proposals: [] });
  }
});
