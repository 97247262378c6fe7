import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import type { MenuItem } from "@gift-console/ui/menu/menu-item.ts";
import { Ellipsis, Image, ListChecks, Sparkles, Trash2, WandSparkles } from "lucide-react";
import { articleTitle } from "./article-list.ts";
import type { ListedArticle } from "./articles-query.ts";

/** What can be done with one article. */
export type ArticleAction = "generate" | "generateFull" | "edit" | "pictures" | "delete";

interface ArticleMenuProps {
  readonly article: ListedArticle;
  readonly onAction: (action: ArticleAction, article: ListedArticle) => void;
}

/** What can be done with an article from the list. */
export function ArticleMenu({ article, onAction }: ArticleMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton icon={Ellipsis} size="small" label={`Actions for ${articleTitle(article)}`} />
      }
      items={itemsOf(article)}
      onAction={(action) => onAction(action, article)}
    />
  );
}

function itemsOf({ hasSections }: ListedArticle): MenuItem<ArticleAction>[] {
  return [
    {
      id: "generate",
      label: "Generate article",
      description: "Writes the texts from its sections",
      icon: Sparkles,
      disabledReason: hasSections ? undefined : "It has no sections yet: generate it in full.",
      group: "generate",
    },
    {
      id: "generateFull",
      label: "Generate in full",
      description: "Runs every step that is missing first",
      icon: WandSparkles,
      group: "generate",
    },
    { id: "edit", label: "Edit title and flags", icon: ListChecks, group: "edit" },
    { id: "pictures", label: "Banner and image", icon: Image, group: "edit" },
    { id: "delete", label: "Delete article", icon: Trash2, tone: "danger", group: "delete" },
  ];
}
