import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Provenance } from "../provenance/Provenance.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { DocumentPart } from "./DocumentPart.tsx";

const text =
  "Someone who weighs their beans has opinions about presents. These twelve survive that test.";

const meta = preview.meta({
  title: "Patterns/DocumentPart",
  component: DocumentPart,
  args: {
    label: "Introduction",
    children: <TextArea label="Introduction" value={text} onChange={() => {}} />,
    margin: <Provenance source="ai" />,
  },
  decorators: [inWidth(760)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const part = canvas.getByRole("region", { name: "Introduction" });
    await expect(part).toBeVisible();
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(canvas.getByText("AI").getBoundingClientRect().left).toBeGreaterThan(field.right);
  },
});

export const EmptyMargin = meta.story({ args: { margin: undefined } });

export const SeveralParts = meta.story({
  render: (args) => (
    <Stack gap="large">
      <DocumentPart label="Title" margin={<Provenance source="edited" />}>
        <TextField label="Title" value="Gifts for coffee lovers" />
      </DocumentPart>
      <DocumentPart {...args} />
      <DocumentPart label="For the espresso purist">
        <TextField label="Title of section 1" value="For the espresso purist" />
        <TextArea label="Text of section 1" value={text} onChange={() => {}} />
      </DocumentPart>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole("textbox");
    await expect(third!.getBoundingClientRect().right).toBe(first!.getBoundingClientRect().right);
  },
});

export const Narrow = meta.story({
  globals: narrow,
  decorators: [inWidth(288)],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(canvas.getByText("AI").getBoundingClientRect().bottom).toBeLessThan(field.top);
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
