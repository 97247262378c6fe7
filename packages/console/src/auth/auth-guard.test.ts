import { expect, test } from "vitest";
import { authRedirect, type Destination } from "./auth-guard.ts";

const at = (path: string): Destination => new URL(path, "https://console.example");

test("ROUTE-10 guests see login and register", () => {
  expect(authRedirect(at("/login"), false)).toBeNull();
  expect(authRedirect(at("/login?returnTo=%2Fsettings%2Fbot"), false)).toBeNull();
  expect(authRedirect(at("/register"), false)).toBeNull();
});

test("ROUTE-10 an authenticated user is sent from login and register to the sites list", () => {
  expect(authRedirect(at("/login"), true)).toBe("/admin");
  expect(authRedirect(at("/register"), true)).toBe("/admin");
});

test.for([
  "/admin/site/7/settings",
  "/sites/7/authors",
  "/admin/site/7/session/s1/fork",
  "/admin/site/7/articles/12/finetune?debug=1#logs",
  "/admin/imobiliarix",
  "/settings/feed",
])("ROUTE-12 an unauthenticated user is sent from %s to login and then back", (path) => {
  const login = authRedirect(at(path), false);
  expect(login).toMatch(/^\/login\?returnTo=/);
  expect(authRedirect(at(login ?? ""), true)).toBe(path);
});

test("ROUTE-12 an authenticated user goes where they want", () => {
  expect(authRedirect(at("/admin/site/7/settings"), true)).toBeNull();
});

test("ROUTE-11 an unknown path leads an unauthenticated user to login", () => {
  expect(authRedirect(at("/nowhere"), false)).toBe("/login?returnTo=%2Fnowhere");
});

test("ROUTE-12 the sites list needs no note to come back to", () => {
  expect(authRedirect(at("/"), false)).toBe("/login");
  expect(authRedirect(at("/admin"), false)).toBe("/login");
});

test("a return path that leads elsewhere is ignored", () => {
  expect(authRedirect(at("/login?returnTo=%2F%2Fevil.example"), true)).toBe("/admin");
});
