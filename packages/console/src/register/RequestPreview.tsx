import { Button } from "@gift-console/ui/button/Button.tsx";
import { LinkButton } from "@gift-console/ui/button/LinkButton.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { useState } from "react";
import { mailLink, type RequestMessage } from "./access-request.ts";

/** See RequestPreview. */
export interface RequestPreviewProps {
  message: RequestMessage;
  email: string | null;
  /** Back to the fields. */
  onEdit: () => void;
}

/** The written request, to be sent by mail or copied. */
export function RequestPreview({ message, email, onEdit }: RequestPreviewProps) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.body);
      setCopied("yes");
    } catch {
      // Browsers offer the clipboard to pages over HTTPS only.
      setCopied("failed");
    }
  };
  return (
    <Stack>
      <TextArea
        label="Your request"
        value={message.body}
        onChange={() => {}}
        isReadOnly
        takesFocus
        minRows={6}
        description={
          copied === "failed"
            ? "It could not be copied: select the text and copy it by hand."
            : email
              ? `It goes to ${email}.`
              : "Send it to the person who gave you this address."
        }
      />
      {email && (
        <LinkButton href={mailLink(email, message)} variant="primary">
          Send by mail
        </LinkButton>
      )}
      <Button variant={email ? "secondary" : "primary"} onPress={() => void copy()}>
        {copied === "yes" ? "Copied" : "Copy the request"}
      </Button>
      <Button variant="quiet" onPress={onEdit}>
        Change it
      </Button>
    </Stack>
  );
}
