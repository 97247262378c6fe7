import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Card } from "../card/Card.tsx";
import { ItemList } from "../item-list/ItemList.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { ListDetail } from "./ListDetail.tsx";

const list = (
  <ItemList
    label="Products"
    groups={[
      {
        id: "1",
        title: "For the morning ritual",
        items: Array.from({ length: 24 }, (_, at) => ({
          id: String(at + 1),
          name: `Manual coffee grinder ${at + 1}`,
        })),
      },
    ]}
    value="1"
    onChange={() => {}}
  />
);

const meta = preview.meta({
  title: "Layout/ListDetail",
  component: ListDetail,
  args: {
    list,
    detailLabel: "Description of Manual coffee grinder 1",
    children: <Card>Freshly ground beans change the first cup of the day.</Card>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("region", { name: "Description of Manual coffee grinder 1" }),
    ).toBeVisible();
    await expect(canvas.getByRole("listbox", { name: "Products" })).toBeVisible();
  },
});

export const Narrow = meta.story({
  decorators: [inWidth(320)],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("listbox", { name: "Products" }).getBoundingClientRect();
    const detail = canvas.getByRole("region").getBoundingClientRect();
    await expect(detail.left).toBeLessThanOrEqual(box.left);
  },
});

export const RightToLeft = meta.story({
  decorators: [inRtl],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    const detail = canvas.getByRole("region").getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(detail.right);
  },
});
