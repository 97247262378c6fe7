import { auth } from "../auth/session.ts";
import { LoginScreen } from "./LoginScreen.tsx";

/** The route of the login page. */
export function Component() {
  return (
    <LoginScreen
      login={(username, password) => auth.login(username, password)}
      hasEnded={auth.hasEnded()}
    />
  );
}
