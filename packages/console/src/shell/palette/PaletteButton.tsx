import { IconButton } from "@gift-console/ui/button/IconButton.tsx";
import { useCommandKey } from "@gift-console/ui/command-palette/command-key.ts";
import { Command } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { busy } from "../busy/busy.ts";
import type { SidebarSwitch } from "./Palette.tsx";

// Nobody needs it before it is opened.
const Palette = lazy(async () => ({ default: (await import("./Palette.tsx")).Palette }));

/** Opens the command palette, as Ctrl+K and Cmd+K do. */
export function PaletteButton({ sidebar }: { readonly sidebar: SidebarSwitch }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  // A long action blocks the screen, its shortcuts too.
  const open = () => {
    if (busy.get() === null) setOpen(true);
  };
  useCommandKey(open);
  return (
    <>
      <IconButton icon={Command} label="Command palette" onPress={open} />
      {isOpen !== null && (
        <Suspense fallback={null}>
          <Palette isOpen={isOpen} onOpenChange={setOpen} sidebar={sidebar} />
        </Suspense>
      )}
    </>
  );
}
