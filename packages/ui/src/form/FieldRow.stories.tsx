import { Trash2 } from "lucide-react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { TextArea } from "../text-area/TextArea.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { FieldRow } from "./FieldRow.tsx";

const onPress = fn();

const meta = preview.meta({
  title: "Forms/FieldRow",
  component: FieldRow,
  decorators: [inWidth(480)],
  args: {
    children: <TextField label="pt-BR" defaultValue="Sobre nós" />,
    action: <IconButton icon={Trash2} label="Remove pt-BR" onPress={onPress} />,
  },
});

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return Math.round(top + height / 2);
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Remove pt-BR" });
    const field = canvas.getByRole("textbox", { name: "pt-BR" });
    await expect(Math.abs(middleOf(button) - middleOf(field))).toBeLessThanOrEqual(1);
    await userEvent.click(button);
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const WithError = meta.story({
  args: { children: <TextField label="pt-BR" error="Enter a text or remove the locale." /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Remove pt-BR" });
    const field = canvas.getByRole("textbox", { name: "pt-BR" });
    await expect(Math.abs(middleOf(button) - middleOf(field))).toBeLessThanOrEqual(1);
  },
});

export const HiddenLabel = meta.story({
  args: {
    isLabelHidden: true,
    children: <TextField label="Locale" hideLabel placeholder="pt-BR" />,
    action: <Button>Add locale</Button>,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Add locale" });
    const field = canvas.getByRole("textbox", { name: "Locale" });
    await expect(Math.abs(middleOf(button) - middleOf(field))).toBeLessThanOrEqual(1);
  },
});

export const LongText = meta.story({
  args: {
    children: (
      <TextArea label="pt-BR" value={"Podemos ganhar uma comissão. ".repeat(12)} onChange={fn()} />
    ),
  },
  play: nothingSticksOut,
});

export const Narrow = meta.story({ decorators: [inWidth(240)], play: nothingSticksOut });

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
