import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { violationsOf } from "./violations.ts";

const ajv = new Ajv2020({ allErrors: true, strict: false });

function violations(schema: object, value: unknown) {
  const validate = ajv.compile(schema);
  validate(value);
  return violationsOf(validate.errors ?? []);
}

test.each([
  [{ required: ["a"] }, {}, "This value should not be blank."],
  [{ properties: { a: { type: "integer" } } }, { a: "1" }, "This value should be of type integer."],
  [{ properties: { a: { minLength: 1 } } }, { a: "" }, "This value should not be blank."],
  [
    { properties: { a: { minLength: 3 } } },
    { a: "ab" },
    "This value is too short. It should have 3 characters or more.",
  ],
  [
    { properties: { a: { maxLength: 2 } } },
    { a: "abc" },
    "This value is too long. It should have 2 characters or less.",
  ],
  [
    { properties: { a: { minimum: 1 } } },
    { a: 0 },
    "This value should be greater than or equal to 1.",
  ],
  [
    { properties: { a: { maximum: 1 } } },
    { a: 2 },
    "This value should be less than or equal to 1.",
  ],
  [
    { properties: { a: { minItems: 1 } } },
    { a: [] },
    "This collection should contain 1 element or more.",
  ],
  [
    { properties: { a: { maxItems: 2 } } },
    { a: [1, 2, 3] },
    "This collection should contain 2 elements or less.",
  ],
  [
    { properties: { a: { enum: ["x"] } } },
    { a: "y" },
    "The value you selected is not a valid choice.",
  ],
  [{ properties: { a: { pattern: "^x$" } } }, { a: "y" }, "This value is not valid."],
])("%j says in words what is wrong", (schema, value, message) => {
  expect(violations(schema, value)).toEqual([{ propertyPath: "a", message }]);
});

test("a nullable property is told once what it should be", () => {
  const schema = { properties: { a: { anyOf: [{ type: "string" }, { type: "null" }] } } };
  expect(violations(schema, { a: 1 })).toEqual([
    { propertyPath: "a", message: "This value should be of type string." },
  ]);
  expect(violations(schema, { a: null })).toEqual([]);
});

test("paths go through lists and maps", () => {
  const schema = {
    properties: {
      list: { items: { required: ["id"], properties: { "a/b": { type: "string" } } } },
    },
  };
  expect(violations(schema, { list: [{ id: 1 }, { "a/b": 2 }] })).toEqual([
    { propertyPath: "list[1].id", message: "This value should not be blank." },
    { propertyPath: "list[1].a/b", message: "This value should be of type string." },
  ]);
});
