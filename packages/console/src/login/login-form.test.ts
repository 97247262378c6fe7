import { expect, test } from "vitest";
import { GraphError, graphErrorCodes } from "../graph/graph-error.ts";
import { checkCredentials, explainLogin } from "./login-form.ts";

test("a username and a password can be sent", () => {
  expect(checkCredentials({ username: "operator", password: " " })).toBeNull();
});

test("what is missing is asked for at its field", () => {
  expect(checkCredentials({ username: " ", password: "" })).toEqual({
    username: "Enter your username.",
    password: "Enter your password.",
  });
  expect(checkCredentials({ username: "operator", password: "" })).toEqual({
    password: "Enter your password.",
  });
});

test.for(["UNAUTHENTICATED", "VALIDATION_FAILED"] as const)(
  "refused credentials (%s) are no secret, which of them is",
  (code) => {
    expect(explainLogin(new GraphError("Invalid credentials.", { code }))).toEqual({
      password: "The username or the password is wrong.",
    });
  },
);

test("any other failure is not blamed on the credentials", () => {
  const others = graphErrorCodes.filter(
    (code) => code !== "UNAUTHENTICATED" && code !== "VALIDATION_FAILED",
  );
  for (const code of others) {
    const problem = explainLogin(new GraphError("m", { code }));
    expect(Object.keys(problem)).toEqual(["general"]);
  }
  expect(explainLogin(new TypeError("bug"))).toHaveProperty("general");
});
