import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Menu } from "@gift-console/ui/menu/Menu.tsx";
import { Ellipsis, Info, Trash2 } from "lucide-react";
import { useContext } from "react";
import { ProductActionContext } from "./product-action.ts";

interface ProductMenuProps {
  id: number;
  title: string;
}

/** What can be done with one product. */
export function ProductMenu({ id, title }: ProductMenuProps) {
  const act = useContext(ProductActionContext);
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} size="small" label={`Actions for ${title}`} />}
      items={[
        { id: "details", label: "Details", icon: Info },
        { id: "delete", label: "Delete the product…", icon: Trash2, tone: "danger", group: "end" },
      ]}
      onAction={(action) => act({ action, id })}
    />
  );
}
