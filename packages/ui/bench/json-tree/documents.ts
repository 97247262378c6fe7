/** Gift ideas, whose descriptions the log is full of. */
const words =
  "a hand grinder for someone who likes the quiet of the first cup in the morning and the smell".split(
    " ",
  );

const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, index) => words[(seed * 7 + index * 3) % words.length]).join(" ");

/** One call of a bot: 25 nodes, as the debug log keeps them. */
const call = (id: number) => ({
  id,
  bot: ["wrapperix", "descriptix", "imagix", "chapterix", "priorix"][id % 5],
  article: { id: id % 40, title: sentence(id, 4) },
  request: {
    model: "gpt-5-mini",
    temperature: (id % 10) / 10,
    messages: [
      { role: "system", content: sentence(id, 24) },
      { role: "user", content: sentence(id + 1, 42) },
    ],
  },
  response: {
    finished: id % 7 !== 0,
    choices: [sentence(id + 2, 36), sentence(id + 3, 15)],
    usage: { prompt: 800 + (id % 50), completion: 120 + (id % 30) },
    error: null,
  },
});

/** A log of so many calls, the same every time. */
export const makeLog = (calls: number) => ({
  site: "Presentes",
  calls: Array.from({ length: calls }, (_, id) => call(id)),
});

/** How many nodes a document has: every value, containers included. */
export function countNodes(json: unknown): number {
  let count = 0;
  const waiting = [json];
  while (waiting.length > 0) {
    const value = waiting.pop();
    count += 1;
    if (typeof value === "object" && value !== null) waiting.push(...Object.values(value));
  }
  return count;
}
