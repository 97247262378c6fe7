/** A theme that stories are tested in. */
export type TestedTheme = "light" | "dark";

/** What is read and changed of a story's context. */
type Context = { readonly parameters: Record<string, unknown> };

type Check<Story extends Context> = (story: Story) => unknown;

/**
 * The rules of axe that look at colours. A theme changes nothing but variables (conventions.ts), so
 * no other rule can come to another verdict in the second theme.
 */
const colorRules = ["color-contrast", "link-in-text-block"];

/** A story's context with other options for axe. */
function withAxeOptions<Story extends Context>(story: Story, options: object): Story {
  const a11y = (story.parameters["a11y"] ?? {}) as { options?: object };
  return {
    ...story,
    parameters: {
      ...story.parameters,
      a11y: { ...a11y, options: { ...a11y.options, ...options } },
    },
  };
}

/** Runs a check and names the theme in what it throws. */
async function inTheme(theme: TestedTheme, root: HTMLElement, run: () => unknown): Promise<void> {
  root.dataset["theme"] = theme;
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`In the ${theme} theme: ${message}`, { cause: error });
  }
}

/**
 * Makes of the accessibility check of one page one of both themes: every rule in light, and those
 * that look at colours again in dark, on the same elements.
 * @param check throws where axe finds a violation
 * @param root the element that carries the theme
 */
export const inBothThemes =
  <Story extends Context>(check: Check<Story>, root: () => HTMLElement) =>
  async (story: Story): Promise<void> => {
    const reported = { resultTypes: ["violations"] };
    await inTheme("light", root(), () => check(withAxeOptions(story, reported)));
    await inTheme("dark", root(), () =>
      check(withAxeOptions(story, { ...reported, runOnly: colorRules })),
    );
  };
