import type { ReactNode } from "react";
import { footer } from "./Dialog.css.ts";

/** The buttons of a Dialog: Cancel first, what it is for last. */
export function DialogFooter({ children }: { readonly children: ReactNode }) {
  return (
    <div className={footer} data-dialog-footer>
      {children}
    </div>
  );
}
