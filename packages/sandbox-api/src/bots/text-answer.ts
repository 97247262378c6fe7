import { answerShape } from "./answer.ts";

/** A product's description. */
export interface ProductText {
  id: number;
  /** HTML fragment. */
  description: string;
}

/** Descriptions of several products. */
export const textAnswer = answerShape<{ descriptions: ProductText[] }>({
  type: "object",
  required: ["descriptions"],
  properties: {
    descriptions: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "description"],
        properties: {
          id: { type: "integer" },
          description: { type: "string", minLength: 1, maxLength: 10_000 },
        },
      },
    },
  },
});
