import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../dom-testing.tsx";
import { RegisterScreen } from "./RegisterScreen.tsx";

const write = page.getByRole("button", { name: "Write the request" });
const request = page.getByLabelText("Your request");

async function fillIn() {
  await userEvent.fill(page.getByLabelText("Name", { exact: true }), "Maria Silva");
  await userEvent.fill(page.getByLabelText("Username"), "maria");
  await userEvent.fill(page.getByLabelText("Sites"), "Presentes Originais");
  await userEvent.click(write);
}

test("a visitor writes a request and copies it", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  render(<RegisterScreen email={null} />);
  await fillIn();
  await expect.element(request).toHaveValue(expect.stringContaining("Username: maria"));
  await expect.element(page.getByRole("link", { name: "Send by mail" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Copy the request" }));
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(copied).toHaveBeenCalledWith(expect.stringContaining("- Presentes Originais"));
});

test("with an address it can be mailed", async () => {
  render(<RegisterScreen email="access@console.example" />);
  await fillIn();
  await expect
    .element(page.getByRole("link", { name: "Send by mail" }))
    .toHaveAttribute("href", expect.stringMatching(/^mailto:access@console\.example\?subject=/));
});

test("where the clipboard is refused, it says how to go on", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  render(<RegisterScreen email={null} />);
  await fillIn();
  await userEvent.click(page.getByRole("button", { name: "Copy the request" }));
  await expect.element(request).toHaveAccessibleDescription(/select the text and copy it by hand/);
});

test("what is missing is asked for, and what was typed can be changed", async () => {
  render(<RegisterScreen email={null} />);
  await userEvent.click(write);
  const name = page.getByLabelText("Name", { exact: true });
  await expect.element(name).toHaveAccessibleDescription("Enter your name.");
  await expect.element(name).toHaveFocus();
  await fillIn();
  await userEvent.click(page.getByRole("button", { name: "Change it" }));
  await expect.element(name).toHaveValue("Maria Silva");
});
