import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../src/theme/fonts.ts";
import "../../src/theme/theme.css.ts";
import { visibleRows } from "../../src/json-tree/rows.ts";
import { findMatches } from "../../src/json-tree/search.ts";
import { allOpen } from "../../src/json-tree/expansion.ts";
import { type Candidate, drawing, type Openness } from "./candidates.tsx";
import { countNodes, makeLog } from "./documents.ts";

/** What one tree took in one round, ms; and what it left in the page. */
export type Round = {
  readonly firstPaint: number;
  readonly expandAll: number;
  readonly collapse: number;
  /** Elements with everything open. */
  readonly elements: number;
};

/** What the pure parts take on a document, ms. */
export type CoreFigures = {
  readonly rows: number;
  readonly search: number;
  readonly matches: number;
};

const documents = new Map<number, object>();

/** A log of so many calls, made once. */
function logOf(calls: number): object {
  const known = documents.get(calls) ?? makeLog(calls);
  documents.set(calls, known);
  return known;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/**
 * The time from an action until its result stands laid out in the page and nothing follows: the last
 * change of the page counts, also where effects draw the rest later. Waiting for the screen does not.
 */
async function settle(box: HTMLElement, action: () => void): Promise<number> {
  const begin = performance.now();
  let end = begin;
  let isQuiet = false;
  const observer = new MutationObserver(() => {
    isQuiet = false;
    box.getBoundingClientRect();
    end = performance.now();
  });
  observer.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
  flushSync(action);
  box.getBoundingClientRect();
  end = performance.now();
  for (let quietFrames = 0; quietFrames < 3;) {
    isQuiet = true;
    await frame();
    quietFrames = isQuiet ? quietFrames + 1 : 0;
  }
  observer.disconnect();
  return end - begin;
}

/** Draws, opens and closes a log of so many calls with one of the trees. */
async function round(name: Candidate, calls: number): Promise<Round> {
  const value = logOf(calls);
  const box = document.createElement("div");
  Object.assign(box.style, { inlineSize: "800px", blockSize: "600px", overflow: "auto" });
  document.body.append(box);
  const root = createRoot(box);
  const show = (openness: Openness) =>
    settle(box, () => root.render(drawing(name, { value, openness })));
  const firstPaint = await show("calls");
  const expandAll = await show("everything");
  const elements = box.querySelectorAll("*").length;
  const collapse = await show("calls");
  root.unmount();
  box.remove();
  await frame();
  return { firstPaint, expandAll, collapse, elements };
}

/** Scrolls through an open log of so many calls; the longest frame, ms. */
async function scroll(calls: number): Promise<number> {
  const box = document.createElement("div");
  document.body.append(box);
  const root = createRoot(box);
  flushSync(() =>
    root.render(drawing("JsonTree", { value: logOf(calls), openness: "everything" })),
  );
  await frame();
  const tree = box.querySelector<HTMLElement>("[role=tree]");
  if (!tree) throw new Error("the tree was not drawn");
  let longest = 0;
  let last = await frame();
  for (let step = 1; step <= 60; step += 1) {
    tree.scrollTop = (tree.scrollHeight * step) / 60;
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  root.unmount();
  box.remove();
  return longest;
}

/** The pure parts alone. */
function core(calls: number): CoreFigures {
  const value = logOf(calls);
  const begin = performance.now();
  visibleRows(value, allOpen);
  const middle = performance.now();
  const matches = findMatches(visibleRows(value, allOpen), "grinder").length;
  return { rows: middle - begin, search: performance.now() - middle, matches };
}

/** How large a log of so many calls is. */
const size = (calls: number) => ({
  nodes: countNodes(logOf(calls)),
  bytes: new Blob([JSON.stringify(logOf(calls))]).size,
});

const bench = { round, scroll, core, size };

/** What the runner calls in the page. */
export type Bench = typeof bench;

Object.assign(globalThis, { bench });
