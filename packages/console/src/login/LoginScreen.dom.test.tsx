import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../dom-testing.tsx";
import { GraphError } from "../graph/graph-error.ts";
import { LoginScreen, type LoginScreenProps } from "./LoginScreen.tsx";

const username = page.getByLabelText("Username");
const password = page.getByLabelText("Password", { exact: true });
const button = page.getByRole("button", { name: "Log in" });

function setUp() {
  const login = vi.fn<LoginScreenProps["login"]>();
  render(<LoginScreen login={login} />);
  return login;
}

test("a guest types, presses Enter, and the form is pending until the next page is there", async () => {
  const login = setUp();
  login.mockResolvedValue(undefined);
  await expect.element(username).toHaveFocus();
  await userEvent.keyboard("operator{Tab}secret{Enter}");
  await expect.element(button).toHaveAttribute("data-pending", "true");
  expect(login.mock.calls).toEqual([["operator", "secret"]]);
  await userEvent.keyboard("{Enter}");
  expect(login).toHaveBeenCalledTimes(1);
});

test("AUTH-3 a wrong password is told inline, and the field takes what comes next", async () => {
  const login = setUp();
  login.mockRejectedValueOnce(new GraphError("Invalid credentials.", { code: "UNAUTHENTICATED" }));
  await userEvent.fill(username, "operator");
  await userEvent.fill(password, "wrong");
  await userEvent.click(button);
  await expect
    .element(password)
    .toHaveAccessibleDescription("The username or the password is wrong.");
  await expect.element(password).toHaveFocus();
  await expect.element(username).toHaveValue("operator");
  login.mockResolvedValue(undefined);
  await userEvent.keyboard("right{Enter}");
  await vi.waitFor(() => expect(login).toHaveBeenLastCalledWith("operator", "right"));
});

test("what is missing is asked for before the server is", async () => {
  const login = setUp();
  await userEvent.click(button);
  await expect.element(username).toHaveAccessibleDescription("Enter your username.");
  await expect.element(password).toHaveAccessibleDescription("Enter your password.");
  await expect.element(username).toHaveFocus();
  expect(login).not.toHaveBeenCalled();
});

test("a failure of another kind is not blamed on the credentials", async () => {
  const login = setUp();
  login.mockRejectedValueOnce(new GraphError("down", { code: "UPSTREAM_UNREACHABLE" }));
  await userEvent.fill(username, "operator");
  await userEvent.fill(password, "secret");
  await userEvent.click(button);
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("The API cannot be reached")).toBeVisible();
  await expect.element(button).not.toHaveAttribute("data-pending");
});
