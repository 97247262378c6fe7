import { Filter, Plus } from "lucide-react";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Toolbar } from "./Toolbar.tsx";

const meta = preview.meta({
  title: "Layout/Toolbar",
  component: Toolbar,
  args: {
    children: (
      <>
        <Button icon={Filter}>Status</Button>
        <Button variant="quiet">Steps</Button>
      </>
    ),
    summary: "12 of 84",
    actions: (
      <Button variant="primary" icon={Plus}>
        New article
      </Button>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const status = canvas.getByRole("button", { name: "Status" }).getBoundingClientRect();
    const create = canvas.getByRole("button", { name: "New article" }).getBoundingClientRect();
    await expect(create.left).toBeGreaterThan(status.right);
    await expect(canvas.getByRole("status")).toHaveTextContent("12 of 84");
  },
});

function Filtered() {
  const [isLive, setLive] = useState(false);
  return (
    <Toolbar summary={isLive ? "4 of 9" : "9 of 9"}>
      <Button onPress={() => setLive(!isLive)}>Live only</Button>
    </Toolbar>
  );
}

export const CountIsReadOut = meta.story({
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 of 9");
  },
});

export const WithoutFilters = meta.story({ args: { children: undefined } });

export const WithoutActions = meta.story({ args: { actions: undefined } });

export const Narrow = meta.story({
  decorators: [inWidth(300)],
  play: async ({ canvas }) => {
    const status = canvas.getByRole("button", { name: "Status" }).getBoundingClientRect();
    const create = canvas.getByRole("button", { name: "New article" }).getBoundingClientRect();
    await expect(create.top).toBeGreaterThan(status.bottom);
  },
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
