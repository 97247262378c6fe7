import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { Star, StarOff } from "lucide-react";
import { useFavorites } from "./use-favorites.ts";

/** Makes a site a favourite of this browser, or takes its star. */
export function FavoriteButton({ site }: { readonly site: { id: number; name: string } }) {
  const { ids, toggle } = useFavorites();
  const isFavorite = ids.has(site.id);
  return (
    <IconButton
      icon={isFavorite ? StarOff : Star}
      label={isFavorite ? `Remove ${site.name} from favorites` : `Add ${site.name} to favorites`}
      size="small"
      onPress={() => toggle(site.id)}
    />
  );
}
