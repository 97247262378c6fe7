import { ArrowRight, ExternalLink, Plus } from "lucide-react";
import { RouterProvider } from "react-aria-components";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { inRtl, inState, inWidth } from "../stories-support/decorators.tsx";
import { Row } from "../stories-support/Layout.tsx";
import { nothingSticksOut, readsFromTheRight } from "../stories-support/geometry.ts";
import { buttonVariants } from "./Button.css.ts";
import { LinkButton } from "./LinkButton.tsx";

const meta = preview.meta({
  title: "Actions/LinkButton",
  component: LinkButton,
  args: { children: "New article", href: "#new", icon: Plus },
});

function AllVariants() {
  return (
    <Row>
      {buttonVariants.map((variant) => (
        <LinkButton key={variant} variant={variant} href="#site">
          Open site
        </LinkButton>
      ))}
    </Row>
  );
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "New article" });
    await expect(link).toHaveAttribute("href", "#new");
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
  },
});

const navigate = fn<(href: string) => void>();

export const GoesThere = meta.story({
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole("link", { name: "New article" });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith("#new", undefined);
    await userEvent.keyboard("{Enter}");
    await expect(navigate).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(link).toHaveFocus());
  },
});

export const Variants = meta.story({ render: () => <AllVariants /> });

export const Small = meta.story({ args: { size: "small" } });

export const External = meta.story({
  args: { children: "Open live site", icon: undefined, endIcon: ExternalLink, isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Open live site" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noreferrer");
  },
});

export const Hovered = meta.story({
  render: () => <AllVariants />,
  decorators: [inState("hovered")],
});

export const FocusVisible = meta.story({
  render: () => <AllVariants />,
  decorators: [inState("focus-visible")],
});

export const Long = meta.story({
  args: {
    children: "Continue with the descriptions of “For the espresso purist”",
    endIcon: ArrowRight,
  },
  decorators: [inWidth(280)],
  play: nothingSticksOut,
});

export const RightToLeft = meta.story({
  args: { children: "مقال جديد", endIcon: ArrowRight },
  decorators: [inRtl],
  play: readsFromTheRight,
});
