import { expect, test } from "vitest";
import { digest } from "./digest.ts";

test("a digest tells texts apart that differ in one character, a tag or an address", () => {
  expect(digest("abc")).toBe(digest("abc"));
  for (const other of ["abd", "<p>abc</p>", "ab c"]) expect(digest("abc")).not.toBe(digest(other));
  expect(digest("<p>a <em>b</em></p>")).not.toBe(digest("<p>a <strong>b</strong></p>"));
  expect(digest('<a href="https://a.example">x</a>')).not.toBe(
    digest('<a href="https://b.example">x</a>'),
  );
});

test("what a host changes when it cleans HTML makes no difference", () => {
  const raw = `<div class="x"><P style="a">Don&#39;t &amp; won't</P>\n <b>now</b>
    <a href="https://a.example" target="_blank">here</a></div>`;
  const clean =
    '<p>Don\'t & won&#39;t</p> <strong>now</strong> <a href="https://a.example">here</a>';
  expect(digest(raw)).toBe(digest(clean));
});
