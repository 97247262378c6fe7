import { BareLayout } from "@gift-console/ui/bare-layout/BareLayout.tsx";
import { Button } from "@gift-console/ui/button/Button.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { TextArea } from "@gift-console/ui/text-area/TextArea.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState, type FormEvent } from "react";

import { paths } from "../paths.ts";
import { PageTitle } from "../shell/PageTitle.tsx";
import { checkRequest, composeRequest, type AccessRequest } from "./access-request.ts";
import { RequestPreview } from "./RequestPreview.tsx";

/** See RegisterScreen. */
export interface RegisterScreenProps {
  /** Where requests go by mail; null leaves only copying. */
  email: string | null;
}

/** Where guests ask for an account: they are made by hand, so this writes the request for them. */
export function RegisterScreen({ email }: RegisterScreenProps) {
  const [request, setRequest] = useState<AccessRequest>({ name: "", username: "", sites: "" });
  const [isTried, setTried] = useState(false);
  const [isWritten, setWritten] = useState(false);
  const missing = checkRequest(request);
  const problem = isTried ? missing : null;
  const take = (field: keyof AccessRequest) => (value: string) =>
    setRequest({ ...request, [field]: value });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setWritten(missing === null);
    const [first] = Object.keys(missing ?? {});
    const field = first && event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <BareLayout
      title="Ask for access"
      description="Accounts are made by hand. Say who you are and what you work on, then send the request."
      footer={
        <>
          Have an account? <a href={paths.login()}>Log in</a>
        </>
      }
    >
      <PageTitle parts={["Ask for access"]} />
      {isWritten ? (
        <RequestPreview
          message={composeRequest(request)}
          email={email}
          onEdit={() => setWritten(false)}
        />
      ) : (
        <form onSubmit={onSubmit} noValidate aria-label="Ask for access">
          <Stack>
            <TextField
              label="Name"
              name="name"
              autoComplete="name"
              takesFocus
              value={request.name}
              onChange={take("name")}
              error={problem?.name}
            />
            <TextField
              label="Username"
              name="username"
              autoComplete="username"
              description="What you would like to log in with."
              value={request.username}
              onChange={take("username")}
              error={problem?.username}
            />
            <TextArea
              label="Sites"
              name="sites"
              description="The sites you work on, one per line."
              value={request.sites}
              onChange={take("sites")}
              error={problem?.sites}
            />
            <Button type="submit" variant="primary">
              Write the request
            </Button>
          </Stack>
        </form>
      )}
    </BareLayout>
  );
}
