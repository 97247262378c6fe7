import fc from "fast-check";
import { expect, test } from "vitest";
import { isGuestPath, safeReturnPath } from "./return-path.ts";

test.for(["/admin", "/admin/site/7/chat?page=2#s1", "/settings/bot", "/?q=%2F%2Fevil.example"])(
  "%s is a path to come back to",
  (path) => expect(safeReturnPath(path)).toBe(path),
);

test.for([
  null,
  "",
  "admin",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/admin/..//evil.example",
  "javascript:alert(1)",
  "/login",
  "/Login/?returnTo=/login",
  "/register",
])("%o is not", (value) => expect(safeReturnPath(value)).toBeNull());

test("whatever is asked for, the answer stays on this origin and is its own answer", () => {
  const origin = "https://console.example";
  const pieces = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    ":",
    "@",
    "\t",
    "\n",
    "%2f",
    "evil.example",
    "?",
    "#",
    "a",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const answer = safeReturnPath(`/${parts.join("")}`);
      if (answer === null) return;
      expect(new URL(answer, origin).origin).toBe(origin);
      expect(safeReturnPath(answer)).toBe(answer);
    }),
  );
});

test("ROUTE-10 login and register are for guests, with a trailing slash too", () => {
  expect(["/login", "/login/", "/register", "/LOGIN"].every(isGuestPath)).toBe(true);
  expect(["/", "/admin", "/login/x", "/admin/login"].some(isGuestPath)).toBe(false);
});
