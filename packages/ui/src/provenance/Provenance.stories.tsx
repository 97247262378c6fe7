import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { inRtl } from "../stories-support/decorators.tsx";
import { readsFromTheRight } from "../stories-support/geometry.ts";
import { Provenance } from "./Provenance.tsx";
import { provenances } from "./provenances.ts";

const meta = preview.meta({
  title: "Data/Provenance",
  component: Provenance,
  args: { source: "ai" as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("AI")).toBeVisible();
  },
});

export const Edited = meta.story({
  args: { source: "edited" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Edited")).toBeVisible();
  },
});

export const Human = meta.story({ args: { source: "human" } });

export const Unknown = meta.story({ args: { source: "unknown" } });

export const All = meta.story({
  render: () => (
    <Row>
      {provenances.map((source) => (
        <Provenance key={source} source={source} />
      ))}
    </Row>
  ),
});

export const RightToLeft = meta.story({ decorators: [inRtl], play: readsFromTheRight });
