import { Search } from "lucide-react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Input, TextField } from "react-aria-components";
import preview from "../../../../.storybook/preview.tsx";
import { Icon } from "../icon/Icon.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Affix, Control } from "./Control.tsx";
import { input } from "./Field.css.ts";

const text = <Input className={input} defaultValue="coffee grinder" />;

const meta = preview.meta({
  title: "Forms/Control",
  component: Control,
  decorators: [inWidth(320)],
  args: { children: text },
  render: (args) => (
    <TextField aria-label="Product">
      <Control {...args} />
    </TextField>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Product" })).toHaveFocus());
  },
});

export const WithAffixes = meta.story({
  args: {
    children: (
      <>
        <Affix>
          <Icon icon={Search} />
        </Affix>
        {text}
        <Affix>in 412 products</Affix>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("in 412 products"));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveFocus());
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const Invalid = meta.story({
  render: (args) => (
    <TextField aria-label="Product" isInvalid>
      <Control {...args} />
    </TextField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const Disabled = meta.story({
  render: (args) => (
    <TextField aria-label="Product" isDisabled>
      <Control {...args} />
    </TextField>
  ),
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
