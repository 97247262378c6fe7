import { patterns, wizardSegments } from "../paths.ts";

/** Any step of an article's wizard. */
const articlePage = new RegExp(
  `^${patterns.wizard(1).replace(/:\w+/g, "([1-9]\\d{0,14})").replace(wizardSegments[0], "")}(?:${wizardSegments.join("|")})/?$`,
);

/** The article that a path's page is about, or null where the page is not one of an article. */
export function articleAt(pathname: string): number | null {
  const id = articlePage.exec(pathname)?.[2];
  return id ? Number(id) : null;
}
