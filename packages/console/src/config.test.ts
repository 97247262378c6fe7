import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const defaults = {
  graphUrl: "/graphql",
  environment: "DEV",
  otherUrl: null,
  accessRequestEmail: null,
};

test.for([undefined, null, "x", 7, [], {}])(
  "without a configuration (%o) the defaults hold",
  (given) => {
    expect(readConfig(given)).toEqual(defaults);
  },
);

test("what the server sends is taken over", () => {
  const given = {
    graphUrl: "https://gateway.example/graphql",
    environment: "PROD",
    otherUrl: "https://dev.console.example/",
    accessRequestEmail: "access@console.example",
  };
  expect(readConfig(given)).toEqual({ ...given, otherUrl: "https://dev.console.example" });
});

test("a value of the wrong kind falls back", () => {
  const given = {
    graphUrl: "",
    environment: "prod",
    otherUrl: "javascript:alert(1)",
    accessRequestEmail: "a@b?cc=c@d",
  };
  expect(readConfig(given)).toEqual(defaults);
});
