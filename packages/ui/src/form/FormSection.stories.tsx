import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";
import { FormSection } from "./FormSection.tsx";

const meta = preview.meta({
  title: "Forms/FormSection",
  component: FormSection,
  args: {
    title: "Bot",
    description: "The backup writes while the provider is down.",
    children: <TextField label="Model" defaultValue="small-2" isMono />,
  },
  render: (args) => (
    <Form onSubmit={() => {}}>
      <FormSection {...args} />
    </Form>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Bot" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Bot" })).toBeVisible();
  },
});

export const WithoutDescription = meta.story({ args: { description: undefined } });

export const Several = meta.story({
  render: (args) => (
    <Form onSubmit={() => {}}>
      <FormSection {...args} />
      <FormSection title="Prompt" description="Sent before every request of this bot.">
        <TextField label="Greeting" defaultValue="You choose gifts with care." />
      </FormSection>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("region")).toHaveLength(2);
  },
});

export const LongAndUnbroken = meta.story({
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikbesitzersgattin",
    description: "https://presentes.example/a/very/long/address/that/does/not/end/soon/at/all.html",
  },
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { title: "الهوية", description: "ما يراه القراء" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
