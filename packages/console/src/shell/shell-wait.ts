/** How long the page shell waits before it renders, in milliseconds. */
export const shellWaitMs = 50;

/**
 * The loader of the shell's route. It runs beside the screen's own, so that only a screen that is
 * there at once notices it.
 */
export async function waitForShell(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, shellWaitMs));
  return null;
}

/** The shell waits once, not at every navigation inside it. */
export function shouldRevalidateShell(): boolean {
  return false;
}
