import { expect, test } from "vitest";
import { parseTokens } from "./tokens.ts";

test("both tokens are read", () => {
  expect(parseTokens('{"accessToken":"a","refreshToken":"r","more":1}')).toEqual({
    accessToken: "a",
    refreshToken: "r",
  });
});

test.for([
  ["nothing", null],
  ["an empty string", ""],
  ["no JSON", "{access"],
  ["null", "null"],
  ["a string", '"a"'],
  ["a list", "[]"],
  ["no refresh token", '{"accessToken":"a"}'],
  ["no access token", '{"refreshToken":"r"}'],
  ["an empty token", '{"accessToken":"a","refreshToken":""}'],
  ["a token of another type", '{"accessToken":"a","refreshToken":1}'],
] as const)("AUTH-2 stored tokens that are %s count as nothing", ([, stored]) => {
  expect(parseTokens(stored)).toBeNull();
});
