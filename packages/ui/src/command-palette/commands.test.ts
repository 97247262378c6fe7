import { expect, test } from "vitest";
import { type CommandGroup, findCommands, remember, withRecent } from "./commands.ts";

const groups: readonly CommandGroup[] = [
  {
    title: "Actions",
    commands: [
      { id: "article", label: "New article", keywords: ["compose", "write"] },
      { id: "redeploy", label: "Redeploy site" },
    ],
  },
  {
    title: "Sites",
    commands: [
      { id: "geschenke", label: "Geschenke", description: "Site · Germany" },
      { id: "idees", label: "Idées cadeaux", description: "Site · France" },
    ],
  },
];

const found = (query: string) =>
  findCommands(groups, query).map(({ title, commands }) => [title, commands.map(({ id }) => id)]);

test("nothing typed shows everything", () => {
  expect(findCommands(groups, "  ")).toEqual(groups);
});

test.each([
  [
    "site",
    [
      ["Actions", ["redeploy"]],
      ["Sites", ["geschenke", "idees"]],
    ],
  ],
  ["IDEES", [["Sites", ["idees"]]]],
  ["germany site", [["Sites", ["geschenke"]]]],
  ["write", [["Actions", ["article"]]]],
  [
    "re",
    [
      ["Actions", ["redeploy"]],
      ["Sites", ["idees"]],
    ].slice(0, 1),
  ],
  ["nowhere", []],
])("“%s” finds what holds every word", (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test("what begins with the word stands before what only holds it", () => {
  const commands = [
    { id: "holds", label: "All feeds" },
    { id: "described", label: "Import", description: "Feeds of the night" },
    { id: "begins", label: "Feeds" },
  ];
  expect(
    findCommands([{ title: "Go to", commands }], "feeds")[0]?.commands.map(({ id }) => id),
  ).toEqual(["begins", "holds", "described"]);
});

test("an answer from elsewhere is shown as it comes", () => {
  const answer = { title: "Articles", isAnswer: true, commands: [{ id: "1", label: "Coffee" }] };
  expect(findCommands([answer], "espresso")).toEqual([answer]);
  expect(findCommands([{ ...answer, commands: [] }], "espresso")).toEqual([]);
});

test("recent commands stand first and only once; forgotten ones are left out", () => {
  expect(
    withRecent(groups, ["idees", "gone", "article"], "Recent").map(({ title, commands }) => [
      title,
      commands.map(({ id }) => id),
    ]),
  ).toEqual([
    ["Recent", ["idees", "article"]],
    ["Actions", ["redeploy"]],
    ["Sites", ["geschenke"]],
  ]);
  expect(withRecent(groups, [], "Recent")).toEqual(groups);
});

test("the newest is remembered first, once, and only so many", () => {
  expect(remember(["a", "b", "c"], "b")).toEqual(["b", "a", "c"]);
  expect(remember(["a", "b"], "c", 2)).toEqual(["c", "a"]);
});
