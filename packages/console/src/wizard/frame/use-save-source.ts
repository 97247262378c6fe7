import { useEffect } from "react";
import { saves, type SaveSource } from "../../save/save-registry.ts";

/**
 * Shows a source in the header of the wizard. What it holds is saved before the step is left.
 * @param source keep it the same object
 */
export function useSaveSource(source: SaveSource): void {
  useEffect(() => {
    const remove = saves.add(source);
    return () => {
      if (source.isDirty()) void source.flush().finally(remove);
      else remove();
    };
  }, [source]);
}
