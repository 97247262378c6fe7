import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CodeText } from "../code-text/CodeText.tsx";
import { StatusDot } from "../status-dot/StatusDot.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = preview.meta({
  title: "Data/DescriptionList",
  component: DescriptionList,
  args: {
    items: [
      { term: "Status", value: <StatusDot state="live" label="Live" /> },
      { term: "Country", value: "Portugal" },
      { term: "Domain", value: <CodeText>presentes.example</CodeText> },
      { term: "Redeployed", value: null },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("Portugal");
    await expect(canvas.getAllByRole("definition")[3]).toHaveTextContent("–");
  },
});

export const Narrow = meta.story({
  decorators: [inWidth(260)],
  play: async ({ canvas }) => {
    const term = canvas.getByText("Country").getBoundingClientRect();
    const value = canvas.getByText("Portugal").getBoundingClientRect();
    await expect(value.top).toBeGreaterThanOrEqual(term.bottom);
  },
});

export const Long = meta.story({
  args: {
    items: [
      {
        term: "Why the last import left products out",
        value:
          "Twelve rows had no price, two had a price that is not a number, and one repeated the identifier of another.",
      },
      { term: "Address", value: "https://feeds.example/" + "x".repeat(90) },
    ],
  },
  decorators: [inWidth(420)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: {
    items: [
      { term: "الحالة", value: "مباشر" },
      { term: "الدولة", value: "البرتغال" },
    ],
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
