import type { Source } from "./sources.ts";

/** One story of a stories file. */
export type StoryText = {
  readonly name: string;
  /** From `meta.story(` to its end. */
  readonly text: string;
};

/** The stories that a file exports, in their order. */
export function storiesIn(text: string): StoryText[] {
  const starts = [...text.matchAll(/^export const (\w+) = meta\.story\(/gm)];
  return starts.map((start, at) => {
    const name = start[1] ?? "";
    const next = starts[at + 1]?.index ?? text.length;
    return { name, text: text.slice(start.index, next) };
  });
}

/** Whether a story asserts something itself when it plays. */
export const isAsserted = ({ text }: StoryText): boolean =>
  /\bplay\b/.test(text) && /\bexpect\(|play: (nothingSticksOut|readsFromTheRight)\b/.test(text);

/** The stories files of a component: its own and those of one topic. */
export function storiesOf(component: Source, sources: readonly Source[]): string {
  const start = component.path.replace(".tsx", ".");
  return sources
    .filter(({ path }) => path.startsWith(start) && path.endsWith(".stories.tsx"))
    .map(({ text }) => text)
    .join("\n");
}

/** Props through which a component tells what its user did, and what its user can press. */
const answers = /^ {2}readonly on[A-Z]\w*\??: |<(Button|IconButton|Link|AriaButton)\b/m;

/** Whether a component answers to its user. */
export const isInteractive = ({ text }: Source): boolean => answers.test(text);

const proofs = {
  pointer:
    /userEvent\.(click|dblClick|hover|pointer|upload|selectOptions)\(|user\.click\(|dragTo\(/,
  keyboard: /userEvent\.(keyboard|tab|type)\(|user\.(keyboard|tab)\(/,
  focus: /toHaveFocus\(\)|focusInside\(/,
};

/** What the stories of a component never try: the pointer, the keyboard, where the focus is. */
export function untried(stories: string): string[] {
  return Object.entries(proofs)
    .filter(([, proof]) => !proof.test(stories))
    .map(([name]) => name);
}
