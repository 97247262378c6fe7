/** A request as the debug log keeps it: settings, and prompts as long as real ones. */
export const request = {
  model: "gpt-5-mini",
  temperature: 0.7,
  stream: false,
  stop: null,
  metadata: {},
  tools: [],
  messages: [
    {
      role: "system",
      content: `You write short, warm descriptions of gifts. ${"Speak to the giver, not to the shop. ".repeat(12)}\n\nNever promise a delivery date.\nNever invent a price.`,
    },
    {
      role: "user",
      content: "Gifts for a dad who loves coffee, under 50 €",
    },
  ],
  "response format": { type: "json_object" },
};

/** The answer to it. */
export const response = {
  id: "chatcmpl-9f31",
  choices: [
    {
      index: 0,
      finish_reason: "stop",
      message: {
        role: "assistant",
        content:
          "A hand grinder for the one who likes the quiet of the first cup. It takes a minute, and that minute is the point.",
      },
    },
  ],
  usage: { prompt_tokens: 812, completion_tokens: 146, total_tokens: 958 },
};

/** An answer that lists so many products. */
export const products = (count: number) => ({
  products: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Hand grinder ${index + 1}`,
    price: 24 + (index % 30),
    isAvailable: index % 7 !== 0,
  })),
});
