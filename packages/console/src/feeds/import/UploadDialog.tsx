import { Button } from "@gift-console/ui/button/Button.tsx";
import { Dialog } from "@gift-console/ui/dialog/Dialog.tsx";
import { DialogFooter } from "@gift-console/ui/dialog/DialogFooter.tsx";
import { FileDrop } from "@gift-console/ui/file-drop/FileDrop.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { ProgressBar } from "@gift-console/ui/progress-bar/ProgressBar.tsx";
import { useState } from "react";
import { FormFailure } from "../../forms/FormFailure.tsx";
import { isAborted } from "../../graph/graph-error.ts";
import { useGraphMutation } from "../../graph/graph-mutation.ts";
import { feedsQuery } from "../feeds-query.ts";
import { explainImport } from "./explain-import.ts";
import { feedFile } from "./feed-file.ts";
import { UploadFeedFileDocument } from "./import-documents.ts";
import { ReportView } from "./ReportView.tsx";

/** Imports a feed from a file of the operator, and shows the report. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const { mutate, reset, cancel, isPending, error, data } = useGraphMutation(
    UploadFeedFileDocument,
    { invalidates: [feedsQuery.key], onProgress: setShare },
  );
  const report = data?.uploadFeedFile;
  const upload = () => {
    if (!file) return;
    setShare(0);
    mutate({ file });
  };
  return (
    <Dialog
      title="Upload a feed file"
      description={
        report
          ? file?.name
          : "The file's name is the code of its feed: that feed is refreshed, or a new one is made."
      }
      isOpen
      onOpenChange={onClose}
      isLocked={isPending}
    >
      {report ? (
        <ReportView report={report} />
      ) : (
        <Stack>
          <FormFailure failure={error && !isAborted(error) ? explainImport(error) : null} />
          <FileDrop
            label="Feed file"
            isRequired
            description="Google Shopping XML, or CSV with a header line."
            {...feedFile}
            file={file}
            onChange={(chosen) => {
              reset();
              setFile(chosen);
            }}
            disabledReason={isPending ? "The file is being imported." : undefined}
          />
          {isPending && (
            <ProgressBar
              label={share < 1 ? `Uploading ${file?.name ?? ""}` : "Reading its rows"}
              value={share < 1 ? Math.round(share * 100) : undefined}
              {...(share < 1 ? { valueText: `${Math.round(share * 100)}%` } : {})}
            />
          )}
        </Stack>
      )}
      <DialogFooter>
        {report ? (
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onPress={isPending ? cancel : onClose}>
              {isPending ? "Cancel upload" : "Cancel"}
            </Button>
            <Button
              variant="primary"
              onPress={upload}
              isPending={isPending}
              disabledReason={file ? undefined : "Choose a file first."}
            >
              Upload and import
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}
