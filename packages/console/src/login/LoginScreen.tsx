import { BareLayout } from "@gift-console/ui/bare-layout/BareLayout.tsx";
import { Button } from "@gift-console/ui/button/Button.tsx";
import { ErrorState } from "@gift-console/ui/error-state/ErrorState.tsx";
import { Stack } from "@gift-console/ui/layout/Stack.tsx";
import { TextField } from "@gift-console/ui/text-field/TextField.tsx";
import { useState, type FormEvent } from "react";

import { paths } from "../paths.ts";
import { PageTitle } from "../shell/PageTitle.tsx";
import { checkCredentials, explainLogin, type LoginProblem } from "./login-form.ts";

/** See LoginScreen. */
export interface LoginScreenProps {
  /** Signs in; the session's watcher then leads on. @throws what the call threw */
  login: (username: string, password: string) => Promise<void>;
  /** A session has just ended by itself: says so. */
  hasEnded?: boolean;
}

const ended = "Your session has ended. Log in to go on where you were.";

/** Where guests sign in. */
export function LoginScreen({ login, hasEnded = false }: LoginScreenProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<LoginProblem | null>(null);
  const [isPending, setPending] = useState(false);

  const submit = async (form: HTMLFormElement) => {
    const missing = checkCredentials({ username, password });
    setProblem(missing);
    if (missing) {
      focusField(form, missing.username ? "username" : "password");
      return;
    }
    setPending(true);
    try {
      // Pending until the next page is there.
      await login(username, password);
    } catch (error) {
      setProblem(explainLogin(error));
      setPending(false);
      focusField(form, "password");
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) void submit(event.currentTarget);
  };

  return (
    <BareLayout
      title="Log in"
      {...(hasEnded ? { description: ended } : {})}
      footer={
        <>
          No account? <a href={paths.register()}>Ask for access</a>
        </>
      }
    >
      <PageTitle parts={["Log in"]} />
      <form onSubmit={onSubmit} noValidate aria-label="Log in">
        <Stack>
          {problem?.general && (
            <ErrorState size="inline" title={problem.general.title}>
              {problem.general.text}
            </ErrorState>
          )}
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            takesFocus
            value={username}
            onChange={setUsername}
            error={problem?.username}
            isReadOnly={isPending}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={problem?.password}
            isReadOnly={isPending}
          />
          <Button type="submit" variant="primary" isPending={isPending}>
            Log in
          </Button>
        </Stack>
      </form>
    </BareLayout>
  );
}

function focusField(form: HTMLFormElement, name: keyof LoginProblem): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
