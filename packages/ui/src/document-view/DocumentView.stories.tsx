import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { coffeeGifts } from "../product-card/product.examples.ts";
import { inRtl, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { DocumentView } from "./DocumentView.tsx";

const meta = preview.meta({
  title: "Patterns/DocumentView",
  component: DocumentView,
  args: {
    title: "Gifts for coffee lovers: 12 ideas from the first cup to the last",
    language: "en",
    introduction: (
      <p>
        Someone who weighs their beans has opinions about presents. These twelve survive that test:
        tools that last, treats that disappear by Sunday, and two books worth the shelf.
      </p>
    ),
    sections: [
      {
        id: 1,
        title: "For the espresso purist",
        body: (
          <>
            <p>
              A <strong>hand grinder with steel burrs</strong> does more for the cup than a new
              machine would. It is also quiet enough for six in the morning.
            </p>
            <ul>
              <li>38 mm burrs, no plastic in the path of the beans</li>
              <li>Adjusts in clicks, so a good setting is found again</li>
            </ul>
            <blockquote>
              <p>The grinder is the instrument; the machine only plays it.</p>
            </blockquote>
          </>
        ),
      },
      {
        id: 2,
        title: "Slow mornings on the balcony",
        body: <p>A kettle with a gooseneck pours where it is told to. More is not needed.</p>,
      },
    ],
    conclusion: <p>When in doubt, give beans: they are never the wrong size.</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: /Gifts for coffee lovers/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    await expect(canvas.getByRole("region", { name: "For the espresso purist" })).toBeVisible();
  },
});

export const WithPicture = meta.story({
  args: { image: coffeeGifts[0]?.image, headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
});

export const TitleAlone = meta.story({
  args: { introduction: undefined, sections: [], conclusion: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
});

export const Unbroken = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaftskapitänsgeschenkideen".repeat(2) },
  globals: narrow,
  play: async ({ canvas }) => {
    const article = canvas.getByRole("article");
    await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
  },
});

export const Narrow = meta.story({ globals: narrow, play: nothingSticksOut });

export const RightToLeft = meta.story({
  args: {
    language: "ar",
    title: "هدايا لمحبي القهوة",
    introduction: <p>اثنتا عشرة فكرة من أول فنجان إلى آخره.</p>,
    sections: [{ id: 1, title: "لعشاق الإسبريسو", body: <p>مطحنة يدوية بتروس فولاذية.</p> }],
    conclusion: undefined,
  },
  decorators: [inRtl],
  play: readsFromTheRight,
});
