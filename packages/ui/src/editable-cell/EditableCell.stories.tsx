import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { Table } from "../table/Table.tsx";
import { EditableCell, type EditableCellProps } from "./EditableCell.tsx";

function Controlled(props: EditableCellProps) {
  const [value, setValue] = useState(props.value);
  return (
    <EditableCell
      {...props}
      value={value}
      onChange={async (text) => {
        await props.onChange(text);
        setValue(text);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Data/EditableCell",
  component: EditableCell,
  decorators: [inWidth(320)],
  render: (args) => <Controlled {...args} />,
  args: { label: "nav.about in pt", value: "Sobre nós", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole("button", { name: "Edit nav.about in pt: Sobre nós" });
    await userEvent.click(cell);
    const field = canvas.getByRole("textbox", { name: "nav.about in pt" });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "Quem somos");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("Quem somos");
    await expect(await canvas.findByRole("button", { name: /Quem somos/ })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" hoje{Shift>}{Enter}{/Shift}e ontem{Enter}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith("Sobre nós hoje\ne ontem");
  },
});

export const EscapeLeavesItAsItWas = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}x{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: /Sobre nós$/ })).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const UnchangedSavesNothing = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button")).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Missing = meta.story({
  args: { value: "" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Edit nav.about in pt: Missing" }),
    ).toBeVisible();
  },
});

export const Saving = meta.story({
  render: (args) => <Controlled {...args} onChange={() => new Promise(() => {})} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("!{Enter}");
    await expect(await canvas.findByText("Saving…")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("readonly");
  },
});

export const Failed = meta.story({
  render: (args) => (
    <Controlled
      {...args}
      onChange={() =>
        Promise.reject(new Error("The API cannot be reached. Try again in a moment."))
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("!{Enter}");
    await expect(await canvas.findByText(/cannot be reached/)).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("Sobre nós!");
  },
});

export const Hovered = meta.story({ decorators: [inState("hovered")] });

export const LongText = meta.story({
  args: { value: "Podemos ganhar uma comissão pelas compras. ".repeat(6) },
});

export const RightToLeft = meta.story({ decorators: [inRtl], args: { value: "من نحن" } });

const rows = [
  { key: "nav.about", en: "About us", pt: "Sobre nós" },
  { key: "nav.contact", en: "Contact", pt: "" },
];

export const InATable = meta.story({
  decorators: [inWidth(640)],
  render: ({ onChange }) => (
    <Table
      label="Texts of Presentes"
      rows={rows}
      keyOf={({ key }) => key}
      nameOf={({ key }) => key}
      columns={[
        { id: "key", title: "Key", width: 160, cell: ({ key }) => key },
        {
          id: "en",
          title: "en",
          cell: (row) => (
            <EditableCell label={`${row.key} in en`} value={row.en} onChange={onChange} />
          ),
        },
        {
          id: "pt",
          title: "pt",
          cell: (row) => (
            <EditableCell label={`${row.key} in pt`} value={row.pt} onChange={onChange} />
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Edit nav.contact in pt: Missing" }));
    await expect(canvas.getByRole("textbox", { name: "nav.contact in pt" })).toHaveFocus();
  },
});
