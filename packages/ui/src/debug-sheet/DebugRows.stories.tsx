import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { BotBadge } from "../bot-badge/BotBadge.tsx";
import { inWidth } from "../stories-support/decorators.tsx";
import { DebugRow } from "./DebugRow.tsx";
import { DebugRows } from "./DebugRows.tsx";

const row = (id: number, bot: string) => (
  <DebugRow
    key={id}
    badge={<BotBadge bot={bot} />}
    id={id}
    articleId={41}
    model="gpt-5-mini"
    temperature={0.7}
    request={() => <p>Request {id}</p>}
    response={() => <p>Response {id}</p>}
  />
);

const meta = preview.meta({
  title: "Data/DebugRows",
  component: DebugRows,
  args: { label: "Calls", children: [row(812, "wrapperix"), row(811, "priorix")] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "Calls" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Request 812")).toBeVisible();
    await expect(canvas.queryByText("Request 811")).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(list.getByRole("button", { name: /^priorix/ })).toHaveFocus());
  },
});

export const Walking = meta.story({
  args: { children: [row(812, "wrapperix"), row(811, "priorix"), row(810, "imagix")] },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole("button");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(canvas.getByText("Request 811")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{End}{Home}");
    await waitFor(() => expect(first).toHaveFocus());
  },
});

export const Narrow = meta.story({ decorators: [inWidth(300)] });
