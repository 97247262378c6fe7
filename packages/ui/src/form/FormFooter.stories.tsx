import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/Button.tsx";
import { inRtl, inWidth } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { FormFooter } from "./FormFooter.tsx";

const meta = preview.meta({
  title: "Forms/FormFooter",
  component: FormFooter,
  decorators: [inWidth(560)],
  args: {
    children: (
      <>
        <Button variant="primary" type="submit">
          Save settings
        </Button>
        <Button>Discard changes</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Save settings" })).toHaveFocus(),
    );
  },
});

export const WithAside = meta.story({
  args: { aside: "Saved 12:04" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Saved 12:04")).toBeVisible();
  },
});

export const StaysInSight = meta.story({
  decorators: [
    (Story) => (
      <section aria-label="Page" style={{ blockSize: 300, overflow: "auto" }}>
        <div style={{ blockSize: 900 }}>Nine hundred pixels of fields</div>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole("region", { name: "Page" }).getBoundingClientRect();
    const save = canvas.getByRole("button", { name: "Save settings" }).getBoundingClientRect();
    await expect(save.bottom).toBeLessThan(page.bottom);
  },
});

export const InANarrowContainer = meta.story({
  args: { aside: "Saved 12:04" },
  decorators: [inWidth(260)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { aside: "12:04" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
