import { expect, test } from "vitest";
import { archivedArgument, readChatListView } from "./chat-view.ts";

const read = (query: string) => readChatListView(new URLSearchParams(query));

test("CALL-10 the list asks for page 1, 10 items and what is not archived by default", () => {
  expect(read("")).toEqual({ page: 1, items: 10, filter: "open" });
  expect(archivedArgument("open")).toBe(false);
});

test("the URL says otherwise", () => {
  expect(read("page=3&items=50&archived=archived")).toEqual({
    page: 3,
    items: 50,
    filter: "archived",
  });
  expect(archivedArgument("archived")).toBe(true);
  expect(archivedArgument(read("archived=all").filter)).toBeNull();
});

test("rubbish in the URL counts as the default", () => {
  expect(read("page=-1&items=33&archived=perhaps")).toEqual(read(""));
});
