import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { AppRoot } from "./AppRoot.tsx";

const meta = preview.meta({
  title: "Layout/AppRoot",
  component: AppRoot,
  args: {
    navigate: fn(),
    children: (
      <LinkButton href="/admin/site/1/articles">Articles of Presentes Originais</LinkButton>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: "Articles of Presentes Originais" });
    await expect(link).toHaveAttribute("href", "/admin/site/1/articles");
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenCalledWith("/admin/site/1/articles", undefined);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.navigate).toHaveBeenCalledOnce();
  },
});
