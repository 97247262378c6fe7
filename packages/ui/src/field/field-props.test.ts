import { expect, test } from "vitest";
import { ariaFieldProps } from "./field-props.ts";

test("a field without an error leaves the verdict to the form", () => {
  expect(ariaFieldProps({}).isInvalid).toBeUndefined();
  expect(ariaFieldProps({ error: "" }).isInvalid).toBeUndefined();
});

test("an error makes the field invalid, a reason disables it", () => {
  expect(ariaFieldProps({ error: "Enter a name.", disabledReason: "The site is live." })).toEqual({
    isInvalid: true,
    isDisabled: true,
    isRequired: undefined,
    name: undefined,
    validationBehavior: "aria",
  });
});
