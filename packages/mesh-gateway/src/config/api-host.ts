import { StartError } from "./start-error.ts";

const patienceMs = 5_000;

/** Whether the API host answers at all; any HTTP status counts. */
export async function reachesApiHost(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(apiUrl, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** @throws StartError when the API host does not answer */
export async function requireApiHost(apiUrl: string): Promise<void> {
  if (await reachesApiHost(apiUrl)) return;
  throw new StartError(
    `The API host at ${apiUrl} cannot be reached: check API_URL and that the host is running.`,
  );
}
