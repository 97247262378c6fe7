import { Notice } from "@gift-console/ui/notice/Notice.tsx";
import type { DeletionReport } from "./deletion-report.ts";

interface DeletionNoticeProps {
  readonly report: DeletionReport;
  readonly onDismiss: () => void;
}

/** Which articles of a bulk deletion are still there, and which are gone. */
export function DeletionNotice({ report, onDismiss }: DeletionNoticeProps) {
  return (
    <Notice tone="danger" title={report.title} isUrgent onDismiss={onDismiss}>
      <p>Still there, and selected for another try: {report.kept}</p>
      {report.deleted && <p>Deleted: {report.deleted}</p>}
    </Notice>
  );
}
