import { config } from "../config.ts";
import { RegisterScreen } from "./RegisterScreen.tsx";

/** The route of the page where guests ask for access. */
export function Component() {
  return <RegisterScreen email={config.accessRequestEmail} />;
}
