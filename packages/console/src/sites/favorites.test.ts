import { expect, test } from "vitest";
import { createFavorites, parseFavorites } from "./favorites.ts";

function fakeHost(stored: string | null = null) {
  let text = stored;
  let notify = () => {};
  return {
    read: () => text,
    write: (next: string) => {
      text = next;
    },
    watch: (listener: () => void) => {
      notify = listener;
      return () => {};
    },
    changeElsewhere(next: string | null) {
      text = next;
      notify();
    },
  };
}

test.each([null, "", "{}", "null", "[", '"3"', "[null, -1, 1.5, {}]"])(
  "SHELL-2 rubbish under favorite-sites counts as empty: %s",
  (stored) => {
    expect(parseFavorites(stored)).toEqual(new Set());
  },
);

test("SHELL-2 a star is kept in storage and taken back", () => {
  const host = fakeHost("[2]");
  const favorites = createFavorites(host);
  favorites.toggle(5);
  expect(host.read()).toBe("[2,5]");
  favorites.toggle(2);
  expect(host.read()).toBe("[5]");
  expect([...favorites.get()]).toEqual([5]);
});

test("SHELL-2 a star set in another tab shows in this one", () => {
  const host = fakeHost();
  const favorites = createFavorites(host);
  let told = 0;
  favorites.subscribe(() => (told += 1));
  host.changeElsewhere("[7]");
  expect([...favorites.get()]).toEqual([7]);
  expect(told).toBe(1);
});

test("SHELL-2 a star holds for the page when storage refuses it", () => {
  const favorites = createFavorites({
    ...fakeHost(),
    write: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  favorites.toggle(1);
  expect(favorites.get().has(1)).toBe(true);
});
