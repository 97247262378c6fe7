import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("without variables the sandbox uses its defaults", () => {
  expect(readConfig({})).toEqual({
    port: 4001,
    location: { kind: "embedded", folder: expect.stringMatching(/\/\.data\/sandbox$/) },
    aiDelayMs: 0,
    aiProvider: undefined,
    tokenTtlS: undefined,
    publicUrl: undefined,
  });
});

test("every variable is read", () => {
  expect(
    readConfig({
      SANDBOX_PORT: "0",
      SANDBOX_DATA: "/srv/data",
      SANDBOX_AI_DELAY_MS: "600",
      SANDBOX_TOKEN_TTL_S: "5",
      SANDBOX_PUBLIC_URL: "https://api.example.com/",
      AI_BASE_URL: "http://127.0.0.1:8080/v1/",
      AI_MODEL: "tiny",
      AI_API_KEY: "key",
    }),
  ).toEqual({
    port: 0,
    location: { kind: "embedded", folder: "/srv/data" },
    aiDelayMs: 600,
    aiProvider: { baseUrl: "http://127.0.0.1:8080/v1", model: "tiny", apiKey: "key" },
    tokenTtlS: 5,
    publicUrl: "https://api.example.com",
  });
});

describe("the database", () => {
  test("can be in memory", () => {
    expect(readConfig({ SANDBOX_DATA: "memory://" }).location).toEqual({ kind: "memory" });
  });

  test("can be a server, which comes before a folder", () => {
    const url = "postgres://user@db.example.com/sandbox";
    expect(readConfig({ DATABASE_URL: url, SANDBOX_DATA: "memory://" }).location).toEqual({
      kind: "server",
      url,
    });
  });
});

test.each([
  [{ SANDBOX_PORT: "abc" }, 'SANDBOX_PORT must be a whole number from 0 to 65535, not "abc".'],
  [{ SANDBOX_PORT: "70000" }, /^SANDBOX_PORT must be a whole number/],
  [{ SANDBOX_AI_DELAY_MS: "-1" }, /^SANDBOX_AI_DELAY_MS must be a whole number/],
  [{ SANDBOX_TOKEN_TTL_S: "0" }, /^SANDBOX_TOKEN_TTL_S must be a whole number from 1/],
  [{ SANDBOX_DATA: "s3://bucket" }, /^SANDBOX_DATA must be a folder or memory/],
  [
    { DATABASE_URL: "mysql://localhost/x" },
    "DATABASE_URL must be an address that starts with postgres:// or postgresql://.",
  ],
  [{ SANDBOX_PUBLIC_URL: "localhost" }, /^SANDBOX_PUBLIC_URL must be an address/],
  [{ AI_BASE_URL: "http://localhost:1" }, /^Set AI_BASE_URL and AI_MODEL together/],
  [{ AI_API_KEY: "key" }, /^Set AI_BASE_URL and AI_MODEL together/],
])("%j is refused with one sentence", (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});
