import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const API_URL = "https://api.example.com/api";

test("what is left out has its default", () => {
  const config = readConfig({ API_URL });
  expect(config).toMatchObject({
    host: "127.0.0.1",
    port: 4000,
    apiUrl: API_URL,
    documents: "any",
    console: { environment: "DEV", otherUrl: null, accessRequestEmail: null },
    requestsPerMinute: 1200,
    logLevel: "warn",
    production: false,
  });
  expect(config.documentsFile).toMatch(
    /packages\/console\/src\/graph\/generated\/persisted-documents\.json$/,
  );
});

test("in production only trusted documents are answered, unless it is said otherwise", () => {
  const NODE_ENV = "production";
  expect(readConfig({ API_URL, NODE_ENV }).documents).toBe("trusted");
  expect(readConfig({ API_URL, NODE_ENV, GRAPH_DOCUMENTS: "any" }).documents).toBe("any");
});

test("a slash at the end of a URL does not count", () => {
  expect(readConfig({ API_URL: `${API_URL}//` }).apiUrl).toBe(API_URL);
});

test.for([
  [{}, "API_URL is missing"],
  [{ API_URL: "ftp://host/api" }, "API_URL"],
  [{ API_URL: "https://user:secret@host/api" }, "API_URL"],
  [{ API_URL: "https://host/api?key=1" }, "API_URL"],
  [{ API_URL, PORT: "http" }, "PORT"],
  [{ API_URL, PORT: "70000" }, "PORT"],
  [{ API_URL, PORT: "-1" }, "PORT"],
  [{ API_URL, GRAPH_DOCUMENTS: "some" }, "GRAPH_DOCUMENTS"],
  [{ API_URL, CONSOLE_ENVIRONMENT: "TEST" }, "CONSOLE_ENVIRONMENT"],
  [{ API_URL, CONSOLE_OTHER_URL: "javascript:alert(1)" }, "CONSOLE_OTHER_URL"],
  [{ API_URL, ACCESS_REQUEST_EMAIL: "nobody" }, "ACCESS_REQUEST_EMAIL"],
  [{ API_URL, RATE_LIMIT: "many" }, "RATE_LIMIT"],
  [{ API_URL, LOG_LEVEL: "loud" }, "LOG_LEVEL"],
] as const)("%j is refused by name", ([env, name]) => {
  expect(() => readConfig(env)).toThrow(name);
});
