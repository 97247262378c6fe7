import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { inRtl, inWidth, narrow } from "../stories-support/decorators.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = preview.meta({
  title: "Feedback/ErrorState",
  component: ErrorState,
  args: {
    title: "The articles could not be loaded",
    children: "Nothing was changed. Check the connection, then try again.",
    onRetry: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent("The articles could not be loaded");
    await expect(alert).toHaveTextContent("Nothing was changed.");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Page = meta.story({ args: { size: "page" } });

export const Inline = meta.story({
  args: { size: "inline", headingLevel: 3, title: "The logs of this session are not available" },
});

export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Try again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});

export const WithDetails = meta.story({
  args: { details: "502 Bad Gateway, request 7f3a91c2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("request 7f3a91c2");
  },
});

export const WithoutRetry = meta.story({
  args: {
    title: "This article was deleted",
    children: "Its products and ideas are still in the feeds.",
    onRetry: undefined,
    actions: <LinkButton href="/admin/site/1/articles">Back to the articles</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("link", { name: "Back to the articles" })).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    title:
      "The descriptions of the twenty products in “For the espresso purist” could not be written",
    details: "x".repeat(160),
  },
  decorators: [inWidth(300)],
  play: nothingSticksOut,
});

export const Narrow = meta.story({ globals: narrow, play: nothingSticksOut });

export const RightToLeft = meta.story({
  args: { title: "تعذر تحميل المقالات", children: "لم يتغير شيء", retryLabel: "إعادة المحاولة" },
  decorators: [inRtl],
  play: readsFromTheRight,
});
