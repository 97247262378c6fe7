import { ConfirmDialog } from "@gift-console/ui/confirm-dialog/ConfirmDialog.tsx";
import type { SiteSummary } from "../site.ts";
import { unpublish } from "./publication.ts";

interface UnpublishDialogProps {
  readonly site: SiteSummary;
  readonly onClose: () => void;
}

/** Asks before a site is taken offline. */
export function UnpublishDialog({ site, onClose }: UnpublishDialogProps) {
  return (
    <ConfirmDialog
      title={`Unpublish ${site.name}?`}
      confirmLabel="Unpublish site"
      tone="danger"
      isOpen
      onOpenChange={onClose}
      onConfirm={() => {
        void unpublish(site);
      }}
    >
      Readers can no longer visit it. Nothing is deleted, and you can publish it again at any time.
    </ConfirmDialog>
  );
}
