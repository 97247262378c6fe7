/**
 * Writes a failure that nobody needs to be shown to the browser's console.
 * @param what a sentence that says what failed
 * @param error what was thrown
 */
export type Log = (what: string, error: unknown) => void;

/** The one place that writes to the console. */
export const log: Log = (what, error) => globalThis.console.error(what, error);
